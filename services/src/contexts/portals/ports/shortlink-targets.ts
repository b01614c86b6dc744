/** To what a short link leads, and of what kind that is. */
export interface ShortlinkTarget {
  readonly redirectId: string;
  readonly redirectRefType: 'session' | 'meeting';
}

type Find = (shortlink: string) => Promise<ShortlinkTarget | null>;

/**
 * The port by which contexts say which of their objects a short link leads to; all short links
 * share one namespace.
 */
export class ShortlinkTargets {
  readonly #finders: Find[] = [];

  /** Takes a context in, while the program is put together. */
  register(find: Find): void {
    this.#finders.push(find);
  }

  async find(shortlink: string): Promise<ShortlinkTarget | null> {
    for (const find of this.#finders) {
      const target = await find(shortlink);
      if (target) return target;
    }
    return null;
  }
}
