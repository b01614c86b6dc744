import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';
import type { Decision } from '@foyer/contracts/decision';
import type { DeskEvent } from '@foyer/contracts/visits';
import fc from 'fast-check';

import {
  answerConsultAt,
  evolveDesk,
  freeOfConsult,
  newDesk,
  ringForConsult,
  type Desk,
} from '#contexts/visits';
import { after, at, call as queueCall, fromQueue } from '../testing/happenings.js';
import { awaitedIn } from './awaited.js';
import { evolveCall, noCall } from './call.js';
import {
  acceptConsult,
  handOver,
  openConsult,
  returnFromConsult,
  startConsult,
  stopRinging,
} from './consult.js';
import { pauseParticipant } from './control-participant.js';
import { endCall } from './end-call.js';
import { joinCall } from './join-call.js';
import { leaveCall } from './leave-call.js';
import { loseConnection } from './lose-connection.js';
import { superviseCall } from './supervise-call.js';

const callId = 'ada';
const agents = ['kim', 'lee', 'max'] as const;
type Agent = (typeof agents)[number];
const deeds = [
  ...(['consult', 'accept', 'reject', 'unanswered', 'open', 'return', 'hand-over'] as const),
  ...(['join', 'leave', 'lose', 'wait', 'hold', 'resume', 'end', 'visitor-leaves'] as const),
  ...(['whisper', 'talk'] as const),
] as const;
interface Step {
  readonly do: (typeof deeds)[number];
  readonly who: Agent;
  readonly other: Agent;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.constantFrom(...deeds),
    who: fc.constantFrom(...agents),
    other: fc.constantFrom(...agents),
  }),
  // As long as that, which they usually are not.
  { maxLength: 80, size: 'max' },
);

/** One call, and the desks of all people who could join it. */
class Play {
  readonly calls: CallEvent[] = [
    queueCall.started,
    queueCall.joined('kim'),
    queueCall.joined('ada'),
  ];
  readonly desks = new Map<string, Desk>(
    agents.map((memberId) => {
      const opened: DeskEvent = { type: 'DeskOpened', data: { memberId, at: at(0) } };
      const engaged: DeskEvent = {
        type: 'AgentEngaged',
        data: { memberId, visitId: 'ada', callId },
      };
      return [
        memberId,
        (memberId === 'kim' ? [opened, engaged] : [opened]).reduce(evolveDesk, newDesk),
      ];
    }),
  );
  seconds = 0;
  /** To whom the supervisor said that the whisper goes. */
  whisperedTo = '';

  get call() {
    return this.calls.reduce(evolveCall, noCall);
  }

  step({ do: what, who, other }: Step): void {
    this.seconds += what === 'unanswered' ? 60 : 1;
    const states = { call: this.call };
    const moment = { now: after(this.seconds) };
    const led = { callId, agentId: who };
    const asked = { callId, colleagueId: who };
    const colleagueId = this.#colleague;
    switch (what) {
      case 'consult': {
        const expiresAt = at(this.seconds + 15);
        const visit = { callId, portalId: 'portal', visitId: 'ada' };
        const of = { ...visit, memberId: other, by: who, expiresAt };
        const begun = startConsult(states, { ...led, colleagueId: other, expiresAt }, moment);
        this.#both(begun, other, ringForConsult(this.#desk(other), of));
        break;
      }
      case 'accept':
        this.#both(
          acceptConsult(states, asked, moment),
          who,
          answerConsultAt(this.#desk(who), { memberId: who, callId }),
        );
        break;
      case 'reject':
      case 'unanswered': {
        const reason = what === 'reject' ? 'rejected' : what;
        this.#freeing(stopRinging(states, { ...asked, reason }, moment), who);
        break;
      }
      case 'open':
        this.#take(openConsult(states, led, moment));
        break;
      case 'return':
        this.#freeing(returnFromConsult(states, led, moment), colleagueId);
        break;
      case 'hand-over':
        this.#freeing(handOver(states, led, moment), who);
        break;
      case 'join':
        this.#take(joinCall(states, { callId, joinerId: who }));
        break;
      case 'lose':
        this.#take(loseConnection(states, { callId, joinerId: who, since: at(this.seconds) }));
        break;
      case 'wait':
        this.giveUp();
        break;
      case 'hold':
      case 'resume': {
        const of = { callId, joinerId: 'ada', by: who, paused: what === 'hold' };
        this.#take(pauseParticipant(states, of, moment));
        break;
      }
      case 'leave':
        this.leave(who, { reason: 'left' });
        break;
      case 'visitor-leaves':
        this.leave('ada', { reason: 'left' });
        break;
      case 'talk':
        // Of single steps alone few plays would come so far.
        this.step({ do: 'consult', who, other });
        this.step({ do: 'accept', who: other, other: who });
        this.step({ do: 'join', who: other, other: who });
        break;
      case 'whisper': {
        const of = { callId, joinerId: 'ines', mode: what, silent: false, isHere: true };
        const begun = superviseCall(states, of, moment, { silent: false, tellsVisitor: true });
        this.#take(begun);
        if (begun.type === 'accepted') this.whisperedTo = this.agentId;
        break;
      }
      case 'end':
        this.#take(endCall(this.#withDesks(), { callId, endedBy: who }, moment, fromQueue));
    }
  }

  giveUp(): void {
    for (const { joinerId, awaySince } of awaitedIn(this.call, fromQueue)) {
      this.leave(joinerId, { reason: 'connection-lost', awaySince });
    }
  }

  leave(joinerId: string, because: Parameters<typeof leaveCall>[1]['because']): void {
    const moment = { now: after(this.seconds) };
    this.#take(leaveCall(this.#withDesks(), { callId, joinerId, because }, moment, fromQueue));
  }

  /** The agent who leads the call, or led it at its end. */
  get agentId(): string {
    const { call } = this;
    return call.stage !== 'none' && call.origin.kind === 'queue' ? call.origin.agentId : '';
  }

  get #colleague(): string {
    const { call } = this;
    return call.stage === 'on' ? (call.consult?.colleagueId ?? '') : '';
  }

  #desk(memberId: string): Desk {
    return this.desks.get(memberId) ?? newDesk;
  }

  /** As commands read them: the desks of the call's agent and of the colleague. */
  #withDesks() {
    const { call, agentId } = this;
    const colleague = this.desks.get(this.#colleague);
    return { call, desk: this.#desk(agentId), ...(colleague && { colleague }) };
  }

  #both(
    decision: Decision<{ readonly call: readonly CallEvent[] }>,
    memberId: string,
    atDesk: Decision<readonly DeskEvent[]>,
  ): void {
    if (decision.type === 'rejected' || decision.events.call.length === 0) return;
    if (atDesk.type === 'rejected') return;
    this.#take(decision);
    this.#write(memberId, atDesk.events);
  }

  #freeing(decision: Decision<{ readonly call: readonly CallEvent[] }>, memberId: string): void {
    if (decision.type === 'rejected' || decision.events.call.length === 0) return;
    this.#take(decision);
    const now = after(this.seconds);
    this.#write(memberId, freeOfConsult(this.#desk(memberId), { memberId, callId }, now));
  }

  #take(decision: Decision<{ readonly call: readonly CallEvent[] }>): void {
    if (decision.type === 'rejected') return;
    const { call, ...others } = decision.events as {
      call: readonly CallEvent[];
      desk?: readonly DeskEvent[];
      colleague?: readonly DeskEvent[];
    };
    this.calls.push(...call);
    for (const event of [...(others.desk ?? []), ...(others.colleague ?? [])]) {
      this.#write(event.data.memberId, [event]);
    }
  }

  #write(memberId: string, events: readonly DeskEvent[]): void {
    this.desks.set(memberId, events.reduce(evolveDesk, this.#desk(memberId)));
  }
}

/** Lists the violations of the rules that must hold at any moment. */
function wrongIn(play: Play): string[] {
  const { call } = play;
  const engaged = [...play.desks].filter(([, { engagement }]) => engagement.kind !== 'free');
  const ids = engaged.map(([id]) => id).toSorted();
  if (call.stage !== 'on') return ids.map((id) => `${id} is engaged after the end`);
  const wrong: string[] = [];
  const { agentId } = play;
  const whispers = call.supervisors.ines?.mode === 'whisper';
  if (whispers && play.whisperedTo !== agentId) wrong.push(`${agentId} hears another's whisper`);
  const due = [agentId, ...(call.consult ? [call.consult.colleagueId] : [])].toSorted();
  if (ids.join() !== due.join()) wrong.push(`${ids.join()} are engaged in place of ${due.join()}`);
  const unheard = call.consult?.stage === 'talking' || call.consult?.stage === 'ringing';
  if (unheard && !call.participants.ada?.paused) wrong.push('the visitor hears the consultation');
  const insiders = agents.filter((id) => call.participants[id] !== undefined);
  for (const id of insiders) if (!due.includes(id)) wrong.push(`${id} kept a place in the call`);
  return wrong;
}

describe('Whatever agents and colleagues do in a call, in whatever order,', () => {
  test('the visitor hears no consultation, no agent hears a whisper to another, all engagements are due, and all people end up free', () => {
    fc.assert(
      fc.property(steps, (played) => {
        const play = new Play();
        for (const step of played) {
          play.step(step);
          expect(wrongIn(play)).toEqual([]);
        }
        play.leave('ada', { reason: 'left' });
        expect(play.call.stage).toBe('ended');
        expect(wrongIn(play)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
