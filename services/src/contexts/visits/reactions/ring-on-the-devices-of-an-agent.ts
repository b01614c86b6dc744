import {
  AgentConsulted,
  AgentConsultEnded,
  AgentEngaged,
  AgentOffered,
  AgentOfferEnded,
  AgentResponding,
  AvailabilityChanged,
  DeskClosed,
  OFFER_RINGS_MS,
} from '@foyer/contracts/visits';
import { v5 } from 'uuid';

import { defineReaction, stream } from '#platform/cqrs';
import { EndNotice, RaiseNotice, Subscribers } from '#contexts/web-push';
import { Desk } from '../commands.js';
import { ringingNotice } from './ringing-notice.js';

/** How long it may be of use to know that a ring was missed, in milliseconds. */
const MISSED_MS = 3_600_000;
/** A device that sleeps takes a ring away for so long after its end, in milliseconds. */
const OVER_MS = 10 * 60_000;
const MISSED = '6f3f1d0e-2f0b-5a55-9a2c-40a1f9b1f7aa';

/** A notice that a member's devices show. */
interface Shown {
  readonly noticeId: string;
  readonly until: string;
}

/** The offer that an agent let ring. */
type Missed = Pick<Shown, 'noticeId'>;

/**
 * It rings on the devices of an agent as it does at the desk, and as long. They show a missed
 * ring until the agent responds.
 */
export const RingOnTheDevicesOfAnAgent = defineReaction({
  name: 'ring-on-the-devices-of-an-agent',
  on: [
    AgentOffered,
    AgentOfferEnded,
    AgentConsulted,
    AgentConsultEnded,
    AgentEngaged,
    AgentResponding,
    AvailabilityChanged,
    DeskClosed,
  ],
  needs: { subscribers: Subscribers },
  memory: () => ({
    ends: new Map<string, string>(),
    rings: new Map<string, Shown>(),
    let: new Map<string, Missed>(),
    missed: new Map<string, Shown>(),
  }),
  note: (event, memory) => {
    const { memberId } = event.data;
    if (event.type === 'AgentOffered') memory.ends.set(memberId, event.data.expiresAt);
    if (event.type !== 'AgentOfferEnded' || event.data.reason !== 'unanswered') return;
    memory.let.set(memberId, { noticeId: v5(event.data.offerId, MISSED) });
  },
  key: ({ data }) => data.memberId,
  run: async (memberId, { needs: { subscribers }, memory, stateOf, execute, now }) => {
    const isShown = memory.rings.has(memberId) || memory.missed.has(memberId);
    if (!isShown && !(await subscribers.has(memberId))) {
      memory.let.delete(memberId);
      return;
    }
    const desk = await stateOf(stream(Desk, memberId));
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const ringing = ringingNotice(desk, memory.ends.get(memberId) ?? later(OFFER_RINGS_MS));
    const shown = memory.rings.get(memberId);
    if (shown && shown.noticeId !== ringing?.noticeId) {
      await execute(EndNotice, { ...shown, memberId, until: later(OVER_MS) });
      memory.rings.delete(memberId);
    }
    if (ringing && ringing.noticeId !== shown?.noticeId) {
      await execute(RaiseNotice, { ...ringing, memberId });
      const { noticeId, until } = ringing;
      memory.rings.set(memberId, { noticeId, until });
    }
    const isMissing = desk.notRespondingSince !== null;
    const missed = memory.missed.get(memberId);
    if (missed && !isMissing) {
      await execute(EndNotice, { ...missed, memberId });
      memory.missed.delete(memberId);
    }
    const letRing = memory.let.get(memberId);
    if (letRing && isMissing) {
      const notice = { ...letRing, until: later(MISSED_MS) };
      await execute(RaiseNotice, { ...notice, memberId, kind: 'missed' });
      memory.missed.set(memberId, { noticeId: notice.noticeId, until: notice.until });
    }
    memory.let.delete(memberId);
  },
});
