/** Some time that can be held and cut short. */
export class Wait {
  readonly over: Promise<void>;
  end: () => void = () => undefined;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private left: number) {
    this.over = new Promise((resolve) => {
      this.end = () => {
        clearTimeout(this.timer);
        resolve();
      };
    });
  }

  go(): void {
    this.since = performance.now();
    if (this.left < Infinity) this.timer = setTimeout(this.end, this.left);
  }

  hold(): void {
    clearTimeout(this.timer);
    this.left -= performance.now() - this.since;
  }
}
