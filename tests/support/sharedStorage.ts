import type { TextStorage } from '../../src/platform/browserStorage';

interface Write {
  from: TabStorage;
  key: string;
  text: string | null;
}

/**
 * The local storage of several tabs as a browser with a process for each tab has it: every tab reads and writes a
 * copy of its own; writes take effect one after another, in the order in which they were made, and are told to
 * the other tabs some time later. A tab that waits for a write of its own under a key ignores what it is told of
 * that key, except for the event.
 */
export class SharedStorage {
  readonly texts = new Map<string, string>();
  readonly tabs: TabStorage[] = [];
  readonly #queue: Write[] = [];

  open(): TabStorage {
    const tab = new TabStorage(new Map(this.texts), (key, text) =>
      this.#queue.push({ from: tab, key, text }),
    );
    this.tabs.push(tab);
    return tab;
  }

  /** Lets the oldest write take effect; false when there is none. */
  applyOne(): boolean {
    const write = this.#queue.shift();
    if (!write) return false;
    if (write.text === null) this.texts.delete(write.key);
    else this.texts.set(write.key, write.text);
    for (const tab of this.tabs) tab.news.push({ ...write, isOwn: tab === write.from });
    return true;
  }
}

/** One tab's view of the shared storage. */
export class TabStorage implements TextStorage {
  readonly news: { key: string; text: string | null; isOwn: boolean }[] = [];
  readonly #awaited = new Map<string, number>();

  constructor(
    readonly texts: Map<string, string>,
    private readonly send: (key: string, text: string | null) => void,
  ) {}

  get = (key: string): string | null => this.texts.get(key) ?? null;

  set = (key: string, text: string | null): boolean => {
    if (this.get(key) === text) return true;
    this.#put(key, text);
    this.#awaited.set(key, (this.#awaited.get(key) ?? 0) + 1);
    this.send(key, text);
    return true;
  };

  /** Hears of the oldest write it has not heard of; gives the storage event that the page then gets, if any. */
  hearOne(): { key: string; newValue: string | null } | undefined {
    const news = this.news.shift();
    if (!news) return undefined;
    const { key, text, isOwn } = news;
    const awaited = this.#awaited.get(key) ?? 0;
    if (isOwn) this.#awaited.set(key, awaited - 1);
    else if (awaited === 0) this.#put(key, text);
    return isOwn ? undefined : { key, newValue: text };
  }

  #put(key: string, text: string | null): void {
    if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
  }
}
