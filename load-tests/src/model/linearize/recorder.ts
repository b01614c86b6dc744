import { NoAnswer, Rejected } from '../../clients/no-answer.js';
import type { Operation } from './check/history.js';
import type { Effect } from './effects.js';
import type { DeskDid } from './objects/desk.js';
import type { VisitDid } from './objects/visit-did.js';

/** Read models that some answers wait for; what such an answer has seen, later queries see too. */
export type View = 'desks' | 'calls';

/** The record of an operation. */
export interface Notification<Answer> {
  /** The effects of the operation, if it takes effect. */
  readonly does?: readonly Effect[];
  /** The facts that its answer reports, as they were after its effect or later. */
  readonly notifies?: (answer: Answer) => readonly Effect[];
  /**
   * The facts that an error reports; undefined where no operation could have been refused so.
   */
  readonly refused?: (failure: Rejected) => readonly Effect[] | undefined;
  /** The read model that the answer waited for, and that shows the effects from then on. */
  readonly waitsFor?: View;
  /** The read model that gave the answer without waiting: its state may be a little old. */
  readonly readsFrom?: View;
}

/** The operations on all objects so far, each object separately. */
export interface Histories {
  readonly visits: ReadonlyMap<string, readonly Operation<VisitDid>[]>;
  readonly desks: ReadonlyMap<string, readonly Operation<DeskDid>[]>;
}

/** Until when what was asked of a server can take effect. */
interface Life {
  goneAt: number;
}

interface Entry {
  readonly effect: Effect;
  readonly asked: number;
  /** Undefined where nothing was answered. */
  readonly over: number | undefined;
  readonly life: Life;
  readonly follows: Entry | undefined;
}

/** Records the requests of clients and their answers, in the order in which they happen here. */
export class Recorder {
  #now = 0;
  #life: Life = { goneAt: Infinity };
  #entries: Entry[] = [];
  readonly #seen: Record<View, number> = { desks: 0, calls: 0 };
  operations = 0;
  unanswered = 0;

  /** Records that a server is ready: its read models show the whole log. */
  ready(): void {
    this.#life = { goneAt: Infinity };
    this.#seen.desks = this.#seen.calls = this.#tick();
  }

  /** The server is gone: what has not taken effect by now never does. */
  gone(): void {
    this.#life.goneAt = this.#tick();
  }

  /**
   * Sends something and records it.
   * @returns the answer, or the error if it reports a fact.
   * @throws NoAnswer where none came; Rejected where nothing could have been refused so.
   */
  async record<Answer>(
    send: () => Promise<Answer>,
    notifying: Notification<Answer>,
  ): Promise<Answer | Rejected> {
    const { does = [], notifies, refused, waitsFor, readsFrom } = notifying;
    const life = this.#life;
    const asked = this.#tick();
    const since = readsFrom === undefined ? asked : this.#seen[readsFrom];
    this.operations += 1;
    const note = (
      effects: readonly Effect[],
      at: number,
      over?: number,
      after?: Entry[],
    ): Entry[] => {
      const entries = effects.map((effect): Entry => {
        const follows = after?.find((one) => isOfSame(one.effect, effect));
        return { effect, asked: at, over, life, follows };
      });
      this.#entries.push(...entries);
      return entries;
    };
    try {
      const answer = await send();
      const over = this.#tick();
      const done = note(does, asked, over);
      note(notifies?.(answer) ?? [], since, over, done);
      if (waitsFor !== undefined) this.#seen[waitsFor] = Math.max(this.#seen[waitsFor], asked);
      return answer;
    } catch (error) {
      if (error instanceof Rejected && error.code !== 'UNAVAILABLE') {
        const notified = refused?.(error);
        if (notified === undefined) throw error;
        note(notified, since, this.#tick());
        return error;
      }
      if (!(error instanceof NoAnswer) && !(error instanceof Rejected)) throw error;
      this.unanswered += 1;
      note(does, asked);
      throw error instanceof NoAnswer ? error : new NoAnswer();
    }
  }

  /** Records effects that the server itself may have caused since then. */
  maybe(effects: readonly Effect[], since: number): void {
    const life = { goneAt: Infinity };
    for (const effect of effects) {
      this.#entries.push({ effect, asked: since, over: undefined, life, follows: undefined });
    }
  }

  /** The present moment, for {@link maybe}. */
  get moment(): number {
    return this.#tick();
  }

  /** All since the last time. */
  take(): Histories {
    const entries = this.#entries;
    this.#entries = [];
    const visits = new Map<string, Operation<VisitDid>[]>();
    const desks = new Map<string, Operation<DeskDid>[]>();
    const places = new Map<Entry, number>();
    for (const entry of entries) {
      const { effect, asked, over, life, follows } = entry;
      const times = {
        // The same entry of an answer comes behind what it follows.
        asked: follows === undefined ? asked : asked + 0.5,
        over: over ?? life.goneAt,
        answered: over !== undefined,
        ...(follows && { follows: places.get(follows) ?? 0 }),
      };
      const place =
        effect.of === 'visit'
          ? append(visits, effect.id, { did: effect.did, ...times })
          : append(desks, effect.id, { did: effect.did, ...times });
      places.set(entry, place);
    }
    return { visits, desks };
  }

  #tick(): number {
    this.#now += 1;
    return this.#now;
  }
}

const isOfSame = (one: Effect, other: Effect): boolean =>
  one.of === other.of && one.id === other.id;

/** Gives the place in the history. */
function append<Did>(
  histories: Map<string, Operation<Did>[]>,
  id: string,
  operation: Operation<Did>,
): number {
  const history = histories.get(id) ?? [];
  histories.set(id, history);
  return history.push(operation) - 1;
}
