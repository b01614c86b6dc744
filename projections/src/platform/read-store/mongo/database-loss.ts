import { LossState } from '../loss-state.js';
import type { Loss } from '../projection-store.js';
import type { StoreFault } from '../errors.js';
import { answered } from './answered.js';
import type { BuildRecords, KnownBuilds } from './build-records.js';
import type { JournaledWrites } from './journaled-writes.js';
import { LostDatabase } from './lost-database.js';

/** Notices when the database of the read models was dropped, and has all of them filled again. */
export class DatabaseLoss implements Loss {
  readonly #state = new LossState();
  /** Builds that must be there, by their tokens, and whether they must answer queries. */
  readonly #expected = new Map<string, boolean>();

  /** @param onChange Called when nothing is as it was known. */
  constructor(
    private readonly records: BuildRecords,
    private readonly writes: Pick<JournaledWrites, 'clear'>,
    private readonly onChange: () => void,
  ) {}

  get fault(): StoreFault | undefined {
    return this.#state.fault;
  }

  get isWatched(): boolean {
    return this.#state.isWatched;
  }

  onLost(notify: (fault: StoreFault) => void): void {
    this.#state.onLost(notify);
  }

  lose(fault: StoreFault): void {
    this.#state.lose(fault);
  }

  async renew(): Promise<undefined> {
    await answered(async () => {
      await this.records.clear();
      await this.writes.clear();
    });
    this.#expected.clear();
    this.#state.renewed();
    this.onChange();
    return undefined;
  }

  async filled(): Promise<void> {
    await answered(() => this.records.endFilling());
    this.onChange();
    this.#state.filled();
  }

  /** @throws StoreFault where the database was not filled in time. */
  untilFilled(): Promise<void> {
    return this.#state.untilFilled();
  }

  /** A build is there from now on. */
  expect(token: string, isLive: boolean): void {
    this.#expected.set(token, isLive);
  }

  /** Stops expecting a build, which can be dropped now. */
  release(token: string): void {
    this.#expected.delete(token);
  }

  /**
   * Looks whether all is there, in a process that fills it; elsewhere whether it can be asked.
   * @throws LostDatabase
   */
  async check(): Promise<KnownBuilds> {
    const expected = [...this.#expected];
    const known = await this.records.read().catch((fault: unknown) => this.#lostBy(fault));
    // Builds that were switched over or dropped meanwhile are no loss.
    const awaited = expected.filter(([token]) => this.#expected.has(token));
    const isLost = awaited.some(([token, mustBeLive]) => !isThere(known, token, mustBeLive));
    if (isLost) this.#lostBy(new LostDatabase('collections of read models are missing'));
    if (!this.isWatched) demandWhole(known);
    return known;
  }

  /** Looks at the start whether what is there can be worked with. @throws LostDatabase */
  open(known: KnownBuilds): void {
    if (!this.isWatched || this.fault !== undefined) return;
    try {
      demandWhole(known);
    } catch (fault: unknown) {
      this.#lostBy(fault);
    }
  }

  #lostBy(fault: unknown): never {
    if (fault instanceof LostDatabase && this.isWatched) this.lose(fault);
    throw fault;
  }
}

/** @throws LostDatabase where queries would be answered from less than there was. */
function demandWhole({ builds, isLive, isWhole, isFilling }: KnownBuilds): void {
  if (isFilling) throw new LostDatabase('the read models are being filled');
  if (builds.some((build) => isLive(build) && !isWhole(build))) {
    throw new LostDatabase('collections of read models are missing');
  }
}

function isThere(known: KnownBuilds, token: string, mustBeLive: boolean): boolean {
  const build = known.builds.find(({ _id }) => _id === token);
  if (build === undefined || !known.isWhole(build)) return false;
  return known.isLive(build) || !mustBeLive;
}
