/** What screen readers are told: events politely, refusals at once. */

/** What is said: the same again differs by a space, since only what changes is heard. */
const after = (said: string, text: string): string => (text && text === said ? `${text}\u00a0` : text);

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = after(this.polite, text);
  }

  warn(text: string): void {
    this.urgent = after(this.urgent, text);
  }
}

export const announcer = new Announcer();
