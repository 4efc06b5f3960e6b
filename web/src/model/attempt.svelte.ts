/** Something the user asks for that leads to another page, unless the server refuses it. */
export class Attempt {
  refusal = $state("");
  busy = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
    this.refusal = "";
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.refusal = (error as Error).message;
      this.busy = false;
    }
  }
}
