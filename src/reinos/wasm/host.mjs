// The rules of a game in a browser or in Node: tables in a module's memory, and its functions called by name.
// `Rules` takes what lies beside the module as GAME.json; docs/architecture.md tells how both are made.

const NUMBERS = { i1: Int8Array, u1: Uint8Array, i2: Int16Array, i4: Int32Array, i8: BigInt64Array, f4: Float32Array, f8: Float64Array };
const PAGE = 65536;
const SEED_WORDS = 8;
const NONE = -1;
const CHUNK = 16; // iterations between two looks at the clock
const SPECTATOR = -1;

/** A random seed of 256 bits. */
export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(SEED_WORDS)).reduce((seed, word) => (seed << 32n) | BigInt(word), 0n);
}

/** A number of 16 bits, finite, as JavaScript has it. */
function half(bits) {
  const [exponent, fraction] = [(bits >> 10) & 31, (bits & 1023) / 1024];
  return (bits >> 15 ? -1 : 1) * (exponent ? 2 ** (exponent - 15) * (1 + fraction) : 2 ** -14 * fraction);
}

export class Rules {
  /** Compile and start a module: its bytes, or a compiled WebAssembly.Module, and its layout. */
  static async load(code, layout) {
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new Rules(await WebAssembly.instantiate(module, { env: Math }), layout);
  }

  constructor(instance, layout) {
    this.wasm = instance.exports;
    this.layout = layout;
    this.end = this.wasm.__heap_base.value;
    const { table, choices, planes, search } = layout;
    this.tables = this.reserve(table.bytes * search.tables); // worked on by every call
    this.dice = this.reserve(table.bytes * search.imagined);
    this.ids = this.reserve(choices.size * 8);
    this.values = this.reserve(choices.size * 8);
    this.planes = this.reserve(planes.size * 4);
    this.tree = this.reserve(search.tree.bytes);
    this.nodes = this.reserve(0); // the last one, so that it can grow
    this.mind = null; // the network that was learned
  }

  /** Take a network, as `reinos.wasm.network` writes it and unpacked, for searches as a champion. */
  learn(file) {
    const { planes, choices, champion } = this.layout;
    const { layers, spots, around: looked, shape, of_choices } = champion.board;
    const [[width, blocks, channels], weights, heads] = [file, file.subarray(3), choices.size + champion.seats + 1];
    const [inputs, squares, around] = [planes.size + champion.seats, shape[1] * shape[2], looked * Math.max(layers, channels)];
    const looks = channels * (width + 2 + looked * (layers + channels + spots)) + spots;
    const needed = width * (inputs + 1 + 2 * blocks * (width + 1) + heads) + heads + looks;
    if (weights.length !== needed) throw new RangeError(`the network has ${weights.length} weights; needed: ${needed}`);
    const thoughts = inputs + 4 * width + champion.seats + channels + around + squares * (layers + 2 * channels + spots);
    const numbers = this.reserve(4 * (needed + thoughts));
    const marks = this.reserve(8 * (Math.max(inputs, width, around) + choices.size));
    const scores = this.reserve(8 * (champion.settings.length + 2 * choices.size));
    const board = this.reserve(8 * (shape.length + choices.size));
    const { buffer } = this.wasm.memory;
    new Float32Array(buffer, numbers, needed).set(Float32Array.from(weights, half));
    new Float64Array(buffer, scores, champion.settings.length).set(champion.settings);
    new BigInt64Array(buffer, board, shape.length + choices.size).set([...shape, ...of_choices].map(BigInt));
    this.nodes = this.reserve(0);
    const sizes = [inputs, champion.seats, width, blocks, channels, layers, spots, squares];
    this.mind = { places: [numbers, marks, scores, board], sizes };
  }

  /** Room for so many bytes; it is never given back. */
  reserve(bytes) {
    const place = Math.ceil(this.end / 16) * 16;
    this.end = place + bytes;
    this.grow(this.end);
    return place;
  }

  grow(end) {
    const missing = end - this.wasm.memory.buffer.byteLength;
    if (missing > 0) this.wasm.memory.grow(Math.ceil(missing / PAGE));
  }

  /** A field of a record in memory as a typed array. */
  field(place, name, record = this.layout.table) {
    const { offset, type, shape } = record.fields[name];
    const length = shape.reduce((product, n) => product * n, 1);
    return new NUMBERS[type](this.wasm.memory.buffer, place + offset, length);
  }

  put(place, bytes) {
    if (bytes.length !== this.layout.table.bytes)
      throw new RangeError(`the record has ${bytes.length} bytes; needed: ${this.layout.table.bytes}`);
    new Uint8Array(this.wasm.memory.buffer).set(bytes, place);
    return place;
  }

  take(place) {
    return new Uint8Array(this.wasm.memory.buffer).slice(place, place + this.layout.table.bytes);
  }

  /** A record before `start`: options as their codes, dice of a seed, every other field at its first value. */
  bare(options, seed = 0n) {
    const place = this.tables;
    for (const [name, { start, type }] of Object.entries(this.layout.table.fields))
      this.field(place, name).fill(type === "i8" ? BigInt(start) : start);
    for (const [name, code] of Object.entries(options)) {
      if (!(name in this.layout.table.fields)) throw new RangeError(`the record has no field ${name}`);
      this.field(place, name).fill(this.layout.table.fields[name].type === "i8" ? BigInt(code) : code);
    }
    this.key(place, seed);
    return this.take(place);
  }

  key(place, seed) {
    const key = this.field(place, "key");
    for (let word = 0; word < SEED_WORDS; word++) key[word] = (seed >> BigInt(32 * (7 - word))) & 0xffffffffn;
  }

  /** Dice of so many seeds, each as a bare record. */
  cast(seeds) {
    seeds.forEach((seed, n) => this.put(this.dice + n * this.layout.table.bytes, this.bare({}, seed)));
    return this.dice;
  }

  // --- the verbs: records in, records out, none of them changed in place

  /** The table that is laid on a bare record. */
  start(record, stream = 0) {
    this.wasm.start(this.put(this.tables, record), stream);
    return this.take(this.tables);
  }

  /** The ids of a seat's legal choices. */
  legal(record, seat) {
    return this.legalAt(this.put(this.tables, record), seat);
  }

  legalAt(place, seat) {
    this.known(place, seat, 0);
    const count = this.wasm.legal(place, seat, this.ids, this.layout.choices.size);
    return Array.from(new BigInt64Array(this.wasm.memory.buffer, this.ids, count), Number);
  }

  known(place, seat, least) {
    const players = this.field(place, "players")[0];
    if (!Number.isInteger(seat) || seat < least || seat >= players)
      throw new RangeError(`seat is ${seat}; allowed: ${least} to ${players - 1}`);
  }

  /** Whether a seat is to choose. */
  asked(place, seat) {
    return Boolean((this.field(place, "to_act")[0] >> seat) & 1);
  }

  asking(place, seat) {
    this.known(place, seat, 0);
    if (!this.asked(place, seat)) throw new RangeError(`seat ${seat} has nothing to choose now`);
  }

  /** The table after a legal choice; what it did is in its events. */
  step(record, seat, choice) {
    const place = this.put(this.tables, record);
    this.asking(place, seat);
    const legal = this.legalAt(place, seat);
    if (!legal.includes(choice)) throw new RangeError(`choice is ${choice}; seat ${seat} may choose: ${legal.join(", ")}`);
    this.wasm.step(place, seat, choice);
    return this.take(place);
  }

  /** The events of the last step as far as a table knows them: kind and arguments by name. */
  events(record) {
    const place = this.put(this.tables, record);
    const [rows, width] = this.layout.table.fields.events.shape;
    const told = this.field(place, "events");
    const names = Object.keys(this.layout.events);
    const found = [];
    for (let n = 0; n < Math.min(this.field(place, "event_count")[0], rows); n++) {
      const [kind, , ...values] = told.slice(n * width, (n + 1) * width);
      if (kind === 0) continue; // not for this viewer
      const name = names[kind - 1];
      found.push({ kind: name, args: Object.fromEntries(this.layout.events[name].map((arg, m) => [arg, values[m]])) });
    }
    return found;
  }

  /** What a viewer may know; -1 is a spectator. */
  hide(record, viewer) {
    const place = this.put(this.tables, record);
    this.known(place, viewer, SPECTATOR);
    this.wasm.hide(place, viewer);
    return this.take(place);
  }

  /** A whole table that the viewer cannot tell from this one. */
  imagine(record, viewer, seed) {
    const dice = this.cast([seed]);
    const place = this.put(this.tables, record);
    this.known(place, viewer, SPECTATOR);
    this.wasm.imagine(place, viewer, dice);
    return this.take(place);
  }

  /** The table with points and ranks as it stands. */
  finish(record) {
    this.wasm.finish(this.put(this.tables, record));
    return this.take(this.tables);
  }

  /** A seat's features of the table. */
  features(record, seat) {
    const place = this.put(this.tables, record);
    this.known(place, seat, 0);
    const planes = new Float32Array(this.wasm.memory.buffer, this.planes, this.layout.planes.size).fill(0);
    this.wasm.hide(place, seat);
    this.wasm.features(place, seat, this.planes, this.layout.planes.size);
    return planes.slice();
  }

  /** The appraisal of the table for every seat. */
  appraise(record) {
    const place = this.put(this.tables, record);
    return Array.from({ length: this.field(place, "players")[0] }, (_, seat) => this.wasm.appraise(place, seat));
  }

  // --- bots: each is given a hidden record and a seat that is to choose

  /** What each legal choice leads to, in the eyes of the greedy bot, in the order of `legal`. */
  worths(hidden, seat, seed = newSeed()) {
    const dice = this.cast([seed]);
    const place = this.put(this.tables, hidden);
    this.asking(place, seat);
    const count = this.wasm.values(place, seat, dice, this.ids, this.values, this.layout.choices.size);
    return Array.from(new Float64Array(this.wasm.memory.buffer, this.values, count));
  }

  /** The greedy bot's choice. */
  greedy(hidden, seat, seed = newSeed()) {
    const dice = this.cast([seed]);
    const place = this.put(this.tables, hidden);
    this.asking(place, seat);
    return this.wasm.greedy(place, seat, dice, this.ids, this.values, this.layout.choices.size);
  }

  /**
   * What a search finds out, the most visited choice first, and everybody's chances to win. It takes so many playouts,
   * or some milliseconds. `viewer` may be a seat that is not to choose, or -1. Of the four seeds, three are for the
   * tables on which the greedy bot is asked; a champion, guided by the network that was learned, has one seed. The same
   * seeds and playouts give the same tree as on other targets, up to the last digit of the engine's `Math.exp` and
   * `Math.log`.
   */
  consider(hidden, viewer, { playouts, milliseconds, champion = false, seeds } = {}) {
    if (champion && !this.mind) throw new RangeError("a champion needs a network");
    const way = champion ? this.layout.champion : this.layout.search;
    const deadline = milliseconds === undefined ? Infinity : performance.now() + milliseconds;
    const wanted = playouts ?? (milliseconds === undefined ? way.playouts : way.most_playouts);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > way.most_playouts)
      throw new RangeError(`playouts is ${wanted}; allowed: 1 to ${way.most_playouts}`);
    const { imagined } = way;
    seeds ??= Array.from({ length: imagined + 1 }, newSeed);
    const priors = this.cast(seeds.slice(0, imagined));
    const place = this.plant(hidden, viewer, wanted, [], way);
    if (imagined && viewer >= 0 && this.asked(place, viewer))
      this.wasm.prior(place, viewer, priors, this.tree, this.values, this.layout.choices.size);
    const dice = this.cast(seeds.slice(imagined));
    this.put(place, hidden);
    for (let done = 0, size = 0; done < wanted && (done === 0 || performance.now() < deadline); done += CHUNK)
      size = this.iterate(viewer, dice, size, wanted, Math.min(CHUNK, wanted - done), 0, way);
    const players = this.field(this.put(place, hidden), "players")[0];
    const [outcomes] = this.outcomes(1, players);
    const every = outcomes.reduce((sum, outcome) => sum + outcome, 0);
    return { choices: this.ranked(), chances: outcomes.map((outcome) => outcome / every) };
  }

  /**
   * Everybody's chances after each of some choices of the viewer that get equally many of the playouts: by sample,
   * choice and seat.
   */
  compare(hidden, viewer, choices, { playouts, samples, seeds }) {
    const dice = this.cast(seeds);
    const place = this.plant(hidden, viewer, playouts, choices);
    const players = this.field(place, "players")[0];
    const each = Math.max(1, Math.floor(playouts / (samples * choices.length)));
    const found = [];
    for (let size = 0, before = this.outcomes(choices.length, players); found.length < samples; ) {
      for (let left = each * choices.length; left > 0; left -= CHUNK)
        size = this.iterate(viewer, dice, size, playouts, Math.min(CHUNK, left), choices.length);
      const after = this.outcomes(choices.length, players);
      found.push(after.map((row, n) => row.map((outcome, seat) => (outcome - before[n][seat]) / each)));
      before = after;
    }
    return found;
  }

  /** The points that each of some choices brings a seat at once, on average over the imagined tables of some seeds. */
  gains(hidden, seat, choices, seeds) {
    const points = (record) => this.field(this.put(this.tables, this.finish(record)), "points")[seat];
    const worlds = seeds.map((seed) => this.imagine(hidden, seat, seed));
    return choices.map((choice) => {
      const gained = worlds.map((world) => points(this.step(world, seat, choice)) - points(world));
      return gained.reduce((sum, one) => sum + one, 0) / worlds.length;
    });
  }

  /** An empty tree for what a viewer knows and so many playouts; with given choices the root takes them in turn. */
  plant(hidden, viewer, playouts, given = [], way = this.layout.search) {
    const { settings, tree } = this.layout.search;
    const place = this.put(this.tables, hidden);
    this.known(place, viewer, SPECTATOR);
    if (this.field(place, "to_act")[0] === 0) throw new RangeError("the game is over; nobody has anything to choose");
    new Uint8Array(this.wasm.memory.buffer).fill(0, this.tree, this.tree + tree.bytes);
    this.field(this.tree, "counts", tree)[0] = 1n;
    this.field(this.tree, "settings", tree).set(settings);
    this.field(this.tree, "given", tree).set(given.map(BigInt));
    this.nodes = this.reserve(0) + (way === this.layout.champion ? 2 * this.hopes(playouts) : 0);
    return place;
  }

  /** Bytes of what a network hopes for at each node, of two kinds: they lie before the nodes. */
  hopes(playouts) {
    return Math.ceil((playouts * this.layout.champion.nodes_an_iteration + 1) / 4) * 16;
  }

  /** Some iterations of a search that takes so many playouts in all; how many nodes it has room for. */
  iterate(viewer, dice, size, playouts, iterations, given = 0, way = this.layout.search) {
    const { layout, mind } = this;
    const larger = this.room(size, playouts, way);
    if (size === 0)
      for (const name of ["first", "next", "choice"]) this.field(this.nodes, name, layout.search.node)[0] = BigInt(NONE);
    const what = [this.tables, viewer, dice, this.tree, this.nodes, larger, given, iterations];
    if (way === layout.search) this.wasm.search(...what);
    else {
      const hopes = this.hopes(playouts);
      this.wasm.guided(...what, this.nodes - 2 * hopes, this.nodes - hopes, ...mind.places, ...mind.sizes);
    }
    return larger;
  }

  /** What the seats have had of a planted tree, by given choice. */
  outcomes(choices, players) {
    const { tree } = this.layout.search;
    const width = tree.fields.outcomes.shape[1];
    const all = this.field(this.tree, "outcomes", tree);
    return Array.from({ length: choices }, (_, n) => Array.from(all.slice(n * width, n * width + players)));
  }

  /** Blank nodes for some iterations more: memory grows with the tree, and not with what it might become. */
  room(size, playouts, way) {
    const { tree, node } = this.layout.search;
    const used = Number(this.field(this.tree, "counts", tree)[0]);
    const wanted = Math.min(playouts * way.nodes_an_iteration + 1, used + CHUNK * way.nodes_a_walk);
    if (wanted <= size) return size;
    this.grow(this.nodes + wanted * node.bytes);
    const memory = new Uint8Array(this.wasm.memory.buffer);
    const blank = (place, bytes) => memory.fill(0, place + size * bytes, place + wanted * bytes);
    blank(this.nodes, node.bytes);
    if (way === this.layout.champion) for (const n of [1, 2]) blank(this.nodes - n * this.hopes(playouts), 4);
    return wanted;
  }

  ranked() {
    const node = this.layout.search.node;
    const read = (n, name) => Number(this.field(this.nodes + n * node.bytes, name, node)[0]);
    const found = [];
    for (let child = read(0, "first"); child !== NONE; child = read(child, "next")) {
      const [choice, visits] = [read(child, "choice"), read(child, "visits")];
      if (choice >= 0 && visits > 0) found.push({ choice, visits, win: Math.min(1, Math.max(0, read(child, "total") / visits)) });
    }
    const every = found.reduce((sum, { visits }) => sum + visits, 0);
    for (const one of found) one.share = one.visits / every;
    return found.sort((a, b) => b.visits - a.visits || b.win - a.win || a.choice - b.choice);
  }

  /** The search's choice for a seat. */
  search(hidden, seat, limits) {
    const legal = this.legal(hidden, seat);
    return legal.length === 1 ? legal[0] : this.consider(hidden, seat, limits).choices[0].choice;
  }

  /** Random games from a bare record: points and ranks by game and seat, and decisions by game. */
  playouts(bare, count, first = 0, most = 0x7fffffff) {
    const place = this.put(this.tables, bare);
    const players = this.field(place, "players")[0];
    const [points, ranks, lengths] = [this.nodes, this.nodes + count * players * 4, this.nodes + count * players * 6 + 2];
    const aligned = Math.ceil(lengths / 4) * 4;
    this.grow(aligned + count * 4);
    this.wasm.playouts(place, first, most, this.ids, this.layout.choices.size, points, ranks, aligned, count, players);
    const { buffer } = this.wasm.memory;
    return {
      points: new Int32Array(buffer, points, count * players).slice(),
      ranks: new Int16Array(buffer, ranks, count * players).slice(),
      lengths: new Int32Array(buffer, aligned, count).slice(),
    };
  }
}
