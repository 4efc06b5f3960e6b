/** Tables in the browser's own database: a row for each, and a row for every choice that was made there. */

export interface Kept {
  row: { id: string };
  entries: object[];
}

export interface Who {
  name?: string;
  language?: string;
}

const ME = "me";

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Store> {
    const asked = indexedDB.open("reinos", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      asked.result.createObjectStore("session");
    };
    return answered(asked).then((database) => new Store(database));
  }

  tables(): Promise<{ game_name: string }[]> {
    return answered(this.database.transaction("tables").objectStore("tables").getAll());
  }

  entries(table: string): Promise<object[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    return answered(this.database.transaction("entries").objectStore("entries").getAll(range));
  }

  async who(): Promise<Who> {
    return ((await answered(this.database.transaction("session").objectStore("session").get(ME))) as Who) ?? {};
  }

  /** Keep what has changed, all of it or nothing; done when it is on the disk. */
  keep(changed: Kept[], who: Who): Promise<void> {
    const writing = this.database.transaction(["tables", "entries", "session"], "readwrite", { durability: "strict" });
    for (const { row, entries } of changed) {
      writing.objectStore("tables").put(row);
      for (const entry of entries) writing.objectStore("entries").put(entry);
    }
    writing.objectStore("session").put(who, ME);
    return new Promise((done, fail) => {
      writing.oncomplete = () => done();
      writing.onabort = writing.onerror = () => fail(writing.error ?? new Error("nothing was kept"));
    });
  }
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("the database does not answer"));
  });
}
