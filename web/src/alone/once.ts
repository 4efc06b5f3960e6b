/** The same for the same name, unless it has failed. */
export function once<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const found = known.get(name) ?? work(name);
    known.set(name, found);
    found.catch(() => known.delete(name)); // asked for again next time
    return found;
  };
}
