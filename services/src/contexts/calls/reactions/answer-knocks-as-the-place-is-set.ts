import { MeetingChanged } from '@foyer/contracts/calendar';
import { CallKnocked } from '@foyer/contracts/calls';
import {
  SessionAccessChanged,
  SessionMemberAdded,
  SessionPinPassed,
  SessionTypeChanged,
} from '@foyer/contracts/sessions';
import { callRecords } from '@foyer/projections/calls';

import { defineReaction, Rejected, type ReactionRun, stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { CallsUnderWay } from '../adapters/calls-under-way.js';
import { Call, ComeToCall, TurnAway } from '../commands.js';
import { CallEntrances } from '../ports/call-entrances.js';

const needs = { freshness: Freshness, underWay: CallsUnderWay, entrances: CallEntrances };
type Run = ReactionRun<typeof needs>;

/**
 * Those who wait in a lobby come in, or are turned away, as soon as their place says so. A knock
 * is looked at as well: the place may have changed while the person was on the way.
 */
export const AnswerKnocksAsThePlaceIsSet = defineReaction({
  name: 'answer-knocks-as-the-place-is-set',
  on: [
    SessionAccessChanged,
    SessionTypeChanged,
    SessionPinPassed,
    SessionMemberAdded,
    MeetingChanged,
    CallKnocked,
  ],
  needs,
  key: ({ data }) => {
    if ('callId' in data) return `call ${data.callId}`;
    return `place ${'sessionId' in data ? data.sessionId : data.meetingId}`;
  },
  run: async (key, run) => {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'place') await run.needs.freshness.waitFor(run.position, [callRecords.name]);
    for (const callId of kind === 'call' ? [id] : await run.needs.underWay.at(id))
      await answer(callId, run);
  },
});

async function answer(callId: string, { needs: { entrances }, stateOf, execute }: Run) {
  const call = await stateOf(stream(Call, callId));
  if (call.stage !== 'on' || !entrances.has(call.origin.kind)) return;
  const about = { correlationId: callId };
  for (const [joinerId, { status, joinerType }] of Object.entries(call.knockers)) {
    if (status !== 'KNOCKING') continue;
    try {
      const comer = { joinerId, joinerType };
      const { way, role } = await entrances.of(call.origin.kind).of(call.origin.id, comer);
      if (way === 'enter')
        await execute(ComeToCall, { callId, way, participant: { ...comer, role } }, about);
      else if (way === 'closed') await execute(TurnAway, { callId, joinerId }, about);
    } catch (error) {
      // The place is gone or full, and the end of its call tells those who wait.
      if (!(error instanceof Rejected)) throw error;
    }
  }
}
