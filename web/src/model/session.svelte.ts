/** Who the user is to the server: a guest name, held by a cookie. */
import { get, put } from "../api/client";
import { language, type Language } from "../text/text.svelte";

class Guest {
  name = $state("");
  known = $state(false);

  async load(): Promise<void> {
    const session = await get("/api/session", {});
    this.name = session.name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = name.trim(); // at once: who sits down next uses it
    const session = await put("/api/session", {}, { name: this.name, language: language.code });
    this.name = session.name;
  }

  /** Change the language, here and at the server. */
  async speak(code: Language): Promise<void> {
    language.choose(code);
    if (this.known) await put("/api/session", {}, { name: this.name, language: language.code });
  }
}

export const guest = new Guest();
