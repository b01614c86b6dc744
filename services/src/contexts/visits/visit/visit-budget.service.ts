import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';
import { AddressLimits, Budget } from '#platform/http/admission';

/** The number of requests to open or resume visits for each visit that may be opened. */
const ATTEMPTS_PER_VISIT = 10;
const MINUTE_S = 60;
/** The share of a request that costs nothing. */
const free: PaidVisit = { opened: () => undefined, giveBack: () => Promise.resolve() };

/** A place in line that was taken. */
export interface PlaceInLine {
  giveBack(): void;
}

/** The share of one request in a visit that it tries to open. */
export interface PaidVisit {
  /** The visit is open, and counts until it is over. */
  opened(): void;
  /** The request was refused. Another request that opens the same visit keeps its share. */
  giveBack(): Promise<void>;
}

interface CountedVisit {
  readonly from: string;
  /** The one payment from the budget of the minute; all who open the visit wait for it. */
  readonly paying: Promise<void>;
  /** The number of requests that try to open it now. */
  tries: number;
  isOpen: boolean;
  /** The place in line that was taken last. */
  place: object | undefined;
}

/**
 * Limits the visits of each address or kiosk: how many it opens in a minute, how many are open, how
 * many wait in line. Addresses are personal data: only the memory of this process keeps them. After
 * a start a visit counts again once its page is back.
 */
@Injectable()
export class VisitBudget {
  readonly #attempts: Budget;
  readonly #opened: Budget;
  readonly #visits = new Map<string, CountedVisit>();
  readonly #byAddress = new Map<string, Set<CountedVisit>>();

  constructor(private readonly limits: AddressLimits) {
    const { visitsPerMinute } = limits;
    this.#attempts = perMinute(visitsPerMinute * ATTEMPTS_PER_VISIT);
    this.#opened = perMinute(visitsPerMinute);
  }

  /**
   * Pays for asking, before anything is read.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async attempt(from: string | undefined): Promise<void> {
    if (from !== undefined) await this.#attempts.spend(from);
  }

  /**
   * Takes what a new visit needs. The visitor chooses its id, and several requests can have the
   * same one. Each gets a share of its own, since none may give away what another needs.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async open(visitId: string, from: string | undefined): Promise<PaidVisit> {
    if (from === undefined) return free;
    const visit = this.#visits.get(visitId) ?? this.#countNew(visitId, from);
    if (visit.isOpen) return free;
    visit.tries += 1;
    try {
      await visit.paying;
    } catch (error) {
      this.#release(visitId, visit);
      throw error;
    }
    return this.#paidFor(visitId, visit);
  }

  /** Returns the counted sender of a visit; undefined if it is not counted. */
  fromOf(visitId: string): string | undefined {
    return this.#visits.get(visitId)?.from;
  }

  /** Takes in where the page of a visit is. */
  note(visitId: string, from: string | undefined): void {
    if (from === undefined || this.#visits.has(visitId)) return;
    const paying = Promise.resolve();
    this.#add(visitId, { from, paying, tries: 0, isOpen: true, place: undefined });
  }

  /**
   * Takes a place in line; one that is had already stays.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  wait(visitId: string): PlaceInLine {
    const visit = this.#visits.get(visitId);
    if (visit === undefined || visit.place !== undefined) return { giveBack: () => undefined };
    const waiting = [...this.#of(visit.from)].filter(({ place }) => place !== undefined).length;
    if (waiting >= this.limits.placesInLine) throw tooMany();
    const taken = {};
    visit.place = taken;
    // A request that waits by now has taken it over.
    return { giveBack: () => void (visit.place === taken && (visit.place = undefined)) };
  }

  /** Takes in whether a visitor waits. */
  waits(visitId: string, waits: boolean): void {
    const visit = this.#visits.get(visitId);
    if (visit) visit.place = waits ? {} : undefined;
  }

  ended(visitId: string): void {
    const visit = this.#visits.get(visitId);
    if (visit) this.#remove(visitId, visit);
  }

  #paidFor(visitId: string, visit: CountedVisit): PaidVisit {
    return {
      opened: () => {
        visit.isOpen = true;
        visit.tries -= 1;
      },
      giveBack: async () => {
        if (this.#release(visitId, visit)) await this.#opened.giveBack(visit.from);
      },
    };
  }

  /** Returns true if no other request needs the visit. */
  #release(visitId: string, visit: CountedVisit): boolean {
    visit.tries -= 1;
    if (visit.isOpen || visit.tries > 0) return false;
    this.#remove(visitId, visit);
    return true;
  }

  #remove(visitId: string, visit: CountedVisit): void {
    if (this.#visits.get(visitId) === visit) this.#visits.delete(visitId);
    const left = this.#of(visit.from);
    left.delete(visit);
    if (left.size === 0) this.#byAddress.delete(visit.from);
  }

  #countNew(visitId: string, from: string): CountedVisit {
    if (this.#of(from).size >= this.limits.openVisits) throw tooMany();
    const paying = this.#opened.spend(from);
    return this.#add(visitId, { from, paying, tries: 0, isOpen: false, place: undefined });
  }

  #add(visitId: string, visit: CountedVisit): CountedVisit {
    this.#visits.set(visitId, visit);
    this.#byAddress.set(visit.from, this.#of(visit.from).add(visit));
    return visit;
  }

  #of(from: string): Set<CountedVisit> {
    return this.#byAddress.get(from) ?? new Set();
  }
}

function perMinute(points: number): Budget {
  return new Budget({ points, seconds: MINUTE_S });
}

function tooMany(): Rejected {
  return new Rejected('TOO_MANY_REQUESTS', { retryAfter: MINUTE_S.toString() });
}
