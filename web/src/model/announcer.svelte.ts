/** What screen readers are told: events politely, refusals at once. */

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = text;
  }

  warn(text: string): void {
    this.urgent = text;
  }
}

export const announcer = new Announcer();
