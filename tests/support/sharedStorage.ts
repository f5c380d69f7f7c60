import type { TextStorage } from '../../src/platform/browserStorage';

interface Write {
  from: TabStorage;
  key: string;
  text: string | null;
}

/**
 * A model of local storage in a browser with a process per tab: every tab reads and writes a copy of its own; writes
 * are committed one after another, in order, and propagated to the other tabs some time later. A tab with a pending
 * write of its own to a key ignores propagated values of that key, except for the event.
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

  /** Commits the oldest pending write; false when there is none. */
  commitOne(): boolean {
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

  keys = (): string[] => [...this.texts.keys()];

  set = (key: string, text: string | null): boolean => {
    if (this.get(key) === text) return true;
    this.#put(key, text);
    this.#awaited.set(key, (this.#awaited.get(key) ?? 0) + 1);
    this.send(key, text);
    return true;
  };

  /** Propagates the oldest committed write to this tab; returns the storage event for the page, if any. */
  followOne(): { key: string; newValue: string | null } | undefined {
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
