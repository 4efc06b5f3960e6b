// Random games on a game's module for so many seconds of the clock; in Node also what that took of the processor.

export async function ready(host, code, layout) {
  const { Rules } = await import(host);
  return Rules.load(code, layout);
}

/** Decisions and games in `seconds`; `size` games a call, `first` the number of the first one. */
export function play(rules, options, first, size, seconds) {
  const bare = rules.bare(options, 1n);
  const end = performance.now() + seconds * 1000;
  let [decisions, games] = [0, 0];
  while (performance.now() < end) {
    decisions += rules.playouts(bare, size, first + games).lengths.reduce((sum, length) => sum + length, 0);
    games += size;
  }
  return { decisions, games };
}
