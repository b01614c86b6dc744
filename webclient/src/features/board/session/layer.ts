import type { Mark } from '@foyer/contracts/board';

/** A mark on the page that is shown, and whose it is. */
export interface ShownMark {
  readonly mark: Mark;
  readonly authorId: string;
}

/** The last state of a mark from the server; null if it was erased. */
interface Known {
  readonly shown: ShownMark | null;
  readonly version: number;
}

/** A change of this user: marks to draw, or names of marks to erase. */
export type Change =
  | { readonly kind: 'draw'; readonly marks: readonly Mark[] }
  | { readonly kind: 'erase'; readonly names: readonly string[] };

/**
 * The marks on one document as the server has them. Each change has a version, and of two the later
 * counts whichever comes first: answers and pushes overtake each other.
 */
export class Layer {
  readonly #known = new Map<string, Known>();

  /**
   * @param since The first version: older marks were in the first state of the server, or erased
   * before.
   */
  constructor(
    readonly documentId: string | null,
    private readonly since = 0,
  ) {}

  /** Takes over what the server says; what is older than what is known counts for nothing. */
  take(marks: readonly ShownMark[], version: number): void {
    for (const shown of marks) this.#put(shown.mark.name, { shown, version });
  }

  erase(names: readonly string[], version: number): void {
    for (const name of names) this.#put(name, { shown: null, version });
  }

  get(name: string): ShownMark | undefined {
    return this.#known.get(name)?.shown ?? undefined;
  }

  /**
   * As it looks with changes on top that the server has not taken yet, in the order in which marks
   * lie on each other.
   */
  with(changes: readonly Change[], selfId: string): readonly ShownMark[] {
    const marks = new Map<string, ShownMark>();
    for (const [name, { shown }] of this.#known) if (shown) marks.set(name, shown);
    for (const change of changes) {
      if (change.kind === 'erase') for (const name of change.names) marks.delete(name);
      else {
        for (const mark of change.marks) {
          const authorId = marks.get(mark.name)?.authorId ?? selfId;
          marks.set(mark.name, { mark, authorId });
        }
      }
    }
    return [...marks.values()];
  }

  #put(name: string, known: Known): void {
    if (known.version < this.since) return;
    const before = this.#known.get(name);
    if (before === undefined || before.version <= known.version) this.#known.set(name, known);
  }
}
