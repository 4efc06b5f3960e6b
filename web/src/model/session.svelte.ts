/** Who the user is to the server: a guest name, held by a cookie. */
import { get, put } from "../api/client";
import { language, type Language } from "../text/text.svelte";

class Guest {
  name = $state("");
  known = $state(false);
  #saving: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    const session = await get("/api/session", {});
    this.name = session.name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = name.trim(); // at once: who sits down next uses it
    const saving = put("/api/session", {}, { name: this.name, language: language.code });
    this.#saving = saving.catch(() => {});
    this.name = (await saving).name;
  }

  /** Wait until the server knows the name: seats are taken under it. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  /** Change the language, here and at the server. */
  async speak(code: Language): Promise<void> {
    language.choose(code);
    if (this.known) await put("/api/session", {}, { name: this.name, language: language.code });
  }
}

export const guest = new Guest();
