import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';
import { AddressLimits, Budget } from '#platform/http/admission';

/** The number of requests to open or resume visits for each visit that may be opened. */
const ATTEMPTS_PER_VISIT = 10;
const MINUTE_S = 60;

/** A place in line that was taken. */
export interface PlaceInLine {
  giveBack(): void;
}

interface OpenVisit {
  readonly from: string;
  /** True if it was paid from the budget of the minute. */
  isPaid: boolean;
  isOpen: boolean;
  waits: boolean;
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
  readonly #visits = new Map<string, OpenVisit>();
  readonly #byAddress = new Map<string, Set<OpenVisit>>();

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
   * Takes what a new visit needs, until it is {@link opened} or {@link giveBack given back}.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async open(visitId: string, from: string | undefined): Promise<void> {
    if (from === undefined || this.#visits.has(visitId)) return;
    if (this.#of(from).size >= this.limits.openVisits) throw tooMany();
    const visit: OpenVisit = { from, isPaid: false, isOpen: false, waits: false };
    this.#add(visitId, visit);
    await this.#opened.spend(from);
    visit.isPaid = true;
  }

  /** Returns the counted sender of a visit; undefined if it is not counted. */
  fromOf(visitId: string): string | undefined {
    return this.#visits.get(visitId)?.from;
  }

  opened(visitId: string): void {
    const visit = this.#visits.get(visitId);
    if (visit) visit.isOpen = true;
  }

  /** A visit was refused after it had taken what it needs. */
  async giveBack(visitId: string): Promise<void> {
    const visit = this.#visits.get(visitId);
    if (visit?.isOpen !== false) return;
    this.ended(visitId);
    if (visit.isPaid) await this.#opened.giveBack(visit.from);
  }

  /** Takes in where the page of a visit is. */
  note(visitId: string, from: string | undefined): void {
    if (from === undefined || this.#visits.has(visitId)) return;
    this.#add(visitId, { from, isPaid: true, isOpen: true, waits: false });
  }

  /**
   * Takes a place in line; one that is had already stays.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  wait(visitId: string): PlaceInLine {
    const visit = this.#visits.get(visitId);
    if (visit === undefined || visit.waits) return { giveBack: () => undefined };
    const waiting = [...this.#of(visit.from)].filter(({ waits }) => waits).length;
    if (waiting >= this.limits.placesInLine) throw tooMany();
    visit.waits = true;
    return { giveBack: () => void (visit.waits = false) };
  }

  /** Takes in whether a visitor waits. */
  waits(visitId: string, waits: boolean): void {
    const visit = this.#visits.get(visitId);
    if (visit) visit.waits = waits;
  }

  ended(visitId: string): void {
    const visit = this.#visits.get(visitId);
    if (!visit) return;
    this.#visits.delete(visitId);
    const left = this.#of(visit.from);
    left.delete(visit);
    if (left.size === 0) this.#byAddress.delete(visit.from);
  }

  #add(visitId: string, visit: OpenVisit): void {
    this.#visits.set(visitId, visit);
    this.#byAddress.set(visit.from, this.#of(visit.from).add(visit));
  }

  #of(from: string): Set<OpenVisit> {
    return this.#byAddress.get(from) ?? new Set();
  }
}

function perMinute(points: number): Budget {
  return new Budget({ points, seconds: MINUTE_S });
}

function tooMany(): Rejected {
  return new Rejected('TOO_MANY_REQUESTS', { retryAfter: MINUTE_S.toString() });
}
