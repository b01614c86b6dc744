import { describe, expect, test } from '@jest/globals';
import type { Decision } from '@foyer/contracts/decision';
import { rejections } from '@foyer/contracts/rejections';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';
import fc from 'fast-check';

import { after, at, admission } from '../testing/happenings.js';
import { changeClientStatus } from './change-client-status.js';
import { closeDesk, openDesk } from '../desk/desk-presence.js';
import { evolveDesk, newDesk } from '../desk/state.js';
import { endOffer } from '../routing/end-offer.js';
import { joinLine } from '../line/join-line.js';
import { leaveLine } from '../line/leave-line.js';
import { emptyLine, evolveLine } from '../line/state.js';
import { offerVisitor } from '../routing/offer-visitor.js';
import { openVisit } from './open-visit.js';
import { noPickup } from '../routing/pickup.js';
import { evolvePortalAdmission, noAdmission } from './portal-admission.js';
import { rateVisit } from './rate-visit.js';
import { reportClientError } from './report-client-error.js';
import { setAvailability } from '../desk/set-availability.js';
import { takeVisitor } from '../routing/take-visitor.js';
import { evolveVisit, noVisit } from './state.js';
import { visitorCameBack, visitorWentAway } from './visitor-presence.js';

const portalId = 'portal';
const visitors = ['ada', 'bob', 'cleo'] as const;
const agents = ['kim', 'lee'] as const;

/** Everything that was written so far. */
class Log {
  readonly visits = new Map<string, VisitEvent[]>();
  readonly desks = new Map<string, DeskEvent[]>();
  readonly line: LineEvent[] = [];
  pickups = new Map<string, string>();

  statesFor(visitId: string, memberId: string) {
    return {
      visit: this.#visit(visitId).reduce(evolveVisit, noVisit),
      line: this.line.reduce(evolveLine, emptyLine),
      desk: this.#desk(memberId).reduce(evolveDesk, newDesk),
      admission: admission.open(...agents).reduce(evolvePortalAdmission, noAdmission),
      pickup: { ...noPickup, agentId: this.pickups.get(visitId) ?? null },
    };
  }

  add(visitId: string, memberId: string, events: Written): void {
    this.#visit(visitId).push(...(events.visit ?? []));
    this.#desk(memberId).push(...(events.desk ?? []));
    this.line.push(...(events.line ?? []));
    if (events.pickup?.length) this.pickups.set(visitId, memberId);
  }

  #visit(id: string): VisitEvent[] {
    return this.visits.get(id) ?? this.visits.set(id, []).get(id)!;
  }

  #desk(id: string): DeskEvent[] {
    return this.desks.get(id) ?? this.desks.set(id, []).get(id)!;
  }
}

interface Written {
  readonly visit?: readonly VisitEvent[];
  readonly line?: readonly LineEvent[];
  readonly desk?: readonly DeskEvent[];
  readonly pickup?: readonly unknown[];
}

type States = ReturnType<Log['statesFor']>;
type Decide = (
  states: States,
  ids: { visitId: string; memberId: string; offerId: string },
  moment: { now: Date },
) => Decision<Written, unknown>;

const none = { agentId: 'kim', breaksToday: 0, lastCallEndedAt: null };

/**
 * Every decider, asked about whomever chance names, also about a desk at which nothing rings for
 * them.
 */
const deciders: Readonly<Record<string, Decide>> = {
  open: (states, { visitId }, moment) =>
    openVisit(
      states,
      { visitId, portalId, visitorName: '', language: 'en', deviceId: null },
      moment,
    ),
  start: (states, { visitId }) => changeClientStatus(states, { visitId, status: 'IN_START' }),
  ring: (states, { visitId }, moment) => joinLine(states, { visitId, portalId }, moment),
  leave: (states, { visitId }, moment) =>
    leaveLine(states, { visitId, portalId, because: { reason: 'left' } }, moment),
  absent: (states, { visitId }, moment) =>
    leaveLine(
      states,
      { visitId, portalId, because: { reason: 'absent', awaySince: at(0) } },
      moment,
    ),
  fail: (states, { visitId }, moment) =>
    reportClientError(states, { visitId, portalId, note: 'broken' }, moment),
  vanish: (states, { visitId }, moment) =>
    visitorWentAway(states, { visitId, portalId, awaySince: at(0) }, moment),
  return: (states, { visitId }) => visitorCameBack(states, { visitId, portalId }),
  offer: (states, { visitId, memberId, offerId }, moment) =>
    offerVisitor(
      states,
      {
        visitId,
        portalId,
        offerId,
        agentId: memberId,
        candidates: [{ ...none, agentId: memberId }],
        notAsked: [],
      },
      moment,
    ),
  reject: (states, { visitId, memberId, offerId }, moment) =>
    endOffer(states, { visitId, portalId, offerId, agentId: memberId, reason: 'rejected' }, moment),
  accept: (states, { visitId, memberId, offerId }, moment) =>
    takeVisitor(states, { visitId, portalId, callId: visitId, agentId: memberId, offerId }, moment),
  pick: (states, { visitId, memberId }, moment) =>
    takeVisitor(
      states,
      { visitId, portalId, callId: visitId, agentId: memberId, offerId: null },
      moment,
    ),
  come: (states, { memberId }, moment) => openDesk(states, { memberId }, moment),
  go: (states, { memberId }, moment) =>
    closeDesk(states, { memberId, reason: 'connection-lost' }, moment),
  rest: (states, { memberId }, moment) =>
    setAvailability(states, { memberId, availability: 'away' }, moment),
  work: (states, { memberId }, moment) =>
    setAvailability(states, { memberId, availability: 'auto' }, moment),
  rate: (states, { visitId }) => rateVisit(states, { visitId, rating: 3, comment: '' }),
};

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...Object.keys(deciders)),
    visitId: fc.constantFrom(...visitors),
    memberId: fc.constantFrom(...agents),
    offerId: fc.constantFrom('offer-1', 'offer-2', 'offer-3'),
    seconds: fc.integer({ min: -10, max: 120 }),
  }),
  // As long as that, which they usually are not.
  { maxLength: 40, size: 'max' },
);

describe('any list of commands', () => {
  test('is decided without a throw, refused by known codes only, and decided the same twice', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const log = new Log();
        for (const { what, visitId, memberId, offerId, seconds } of list) {
          const decide = deciders[what]!;
          const states = log.statesFor(visitId, memberId);
          const moment = { now: after(seconds) };
          const decision = decide(states, { visitId, memberId, offerId }, moment);
          expect(decide(states, { visitId, memberId, offerId }, moment)).toEqual(decision);
          if (decision.type === 'rejected') expect(rejections).toHaveProperty(decision.code);
          else log.add(visitId, memberId, decision.events);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves nothing to do if the same is decided again right away', () => {
    // A second pick of another visitor or a second offer is another command, and is rightly
    // refused.
    fc.assert(
      fc.property(steps, (list) => {
        const log = new Log();
        for (const { what, visitId, memberId, offerId, seconds } of list) {
          const moment = { now: after(seconds) };
          const again = (): Decision<Written, unknown> =>
            deciders[what]!(
              log.statesFor(visitId, memberId),
              { visitId, memberId, offerId },
              moment,
            );
          const first = again();
          if (first.type === 'rejected') continue;
          log.add(visitId, memberId, first.events);
          const second = again();
          const written =
            second.type === 'accepted' ? Object.values(second.events as object).flat() : [];
          expect(written).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
