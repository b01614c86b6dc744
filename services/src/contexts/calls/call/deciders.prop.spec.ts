import { describe, expect, test } from '@jest/globals';
import type { CallEvent, CallParticipant } from '@foyer/contracts/calls';
import type { Decision } from '@foyer/contracts/decision';
import fc from 'fast-check';

import type { CallOriginRules } from '../ports/call-origins.js';
import { added, ada, kim, kiosk, lee, started, usualRules } from '../testing/group-call.js';
import { after, at, call as queueCall, fromQueue } from '../testing/happenings.js';
import { addParticipant } from './add-participant.js';
import { awaitedIn } from './awaited.js';
import { evolveCall, noCall, type Call } from './call.js';
import { changeRole } from './change-role.js';
import { pauseParticipant, removeParticipant } from './control-participant.js';
import { endCall } from './end-call.js';
import { joinCall } from './join-call.js';
import { answerKnock, knock } from './knock.js';
import { leaveCall } from './leave-call.js';
import { loseConnection } from './lose-connection.js';
import { grantScreenShare, startScreenShare, stopScreenShare } from './screen-share.js';
import { startStream, stopStream } from './streams.js';
import { superviseCall } from './supervise-call.js';

const people: readonly CallParticipant[] = [kim, lee, ada, kiosk];
const QUEUE = [queueCall.started, added(lee, 0), added(kiosk, 0)];
const SESSION = [started([kim, lee, ada]), added(kiosk, 0)];

const deeds = [
  ...(['join', 'leave', 'lose', 'remove', 'end', 'add', 'send', 'stop', 'wait', 'knock'] as const),
  ...(['admit', 'pause', 'resume', 'kick', 'share', 'unshare', 'grant', 'promote'] as const),
  ...(['listen', 'whisper', 'join-in'] as const),
] as const;

interface Step {
  readonly do: (typeof deeds)[number];
  readonly who: CallParticipant;
  readonly by: CallParticipant;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.constantFrom(...deeds),
    who: fc.constantFrom(...people),
    by: fc.constantFrom(...people),
  }),
  // As long as that, which they usually are not.
  { maxLength: 60, size: 'max' },
);

/** A call that is played, and what was written of it and of what it came from. */
class Play {
  readonly events: CallEvent[];
  readonly atOrigin: string[] = [];
  seconds = 0;

  constructor(
    begun: readonly CallEvent[],
    readonly rules: CallOriginRules,
  ) {
    this.events = [...begun];
  }

  get call() {
    return this.events.reduce(evolveCall, noCall);
  }

  step({ do: what, who, by }: Step): void {
    this.seconds += 1;
    const states = { call: this.call };
    const moment = { now: after(this.seconds) };
    const of = { callId: this.#callId, joinerId: who.joinerId };
    const control = { ...of, by: by.joinerId };
    const act: Record<Step['do'], () => void> = {
      join: () => this.#take(joinCall(states, of)),
      leave: () => this.#leave(who.joinerId, { reason: 'left' }),
      remove: () => this.#leave(who.joinerId, { reason: 'removed' }),
      lose: () => this.#take(loseConnection(states, { ...of, since: at(this.seconds) })),
      end: () => {
        const ending = { callId: this.#callId, endedBy: who.joinerId };
        this.#take(endCall(states, ending, moment, this.rules));
      },
      add: () => {
        const adding = { callId: this.#callId, participant: who, admission: 'invited' } as const;
        this.#take(addParticipant(states, { ...adding, addedBy: by.joinerId }, moment));
      },
      send: () => this.#take(startStream(states, { ...of, streamType: 'userCam', relay: 'janus' })),
      stop: () => this.#take(stopStream(states, { ...of, streamType: 'userCam' })),
      wait: () => this.giveUp(),
      listen: () => this.#supervise(states, who.joinerId, 'listen'),
      whisper: () => this.#supervise(states, who.joinerId, 'whisper'),
      'join-in': () => this.#supervise(states, who.joinerId, 'join'),
      knock: () => this.#take(knock(states, { ...of, participant: who }, moment)),
      admit: () => this.#take(answerKnock(states, { ...control, accept: true }, moment)),
      pause: () => this.#take(pauseParticipant(states, { ...control, paused: true }, moment)),
      resume: () => this.#take(pauseParticipant(states, { ...control, paused: false }, moment)),
      kick: () => this.#take(removeParticipant(states, control, moment, this.rules)),
      share: () => this.#take(startScreenShare(states, of)),
      unshare: () => this.#take(stopScreenShare(states, control)),
      grant: () => this.#take(grantScreenShare(states, control)),
      promote: () => this.#take(changeRole(states, { ...control, role: 'presenter' })),
    };
    act[what]();
  }

  /** Removes all awaited participants, as if the time to come back was over. */
  giveUp(): void {
    for (const { joinerId, awaySince } of awaitedIn(this.call, this.rules)) {
      this.#leave(joinerId, { reason: 'connection-lost', awaySince });
    }
  }

  /** All pages are gone, for good. */
  desert(): void {
    for (const { joinerId } of people) {
      const lost = { callId: this.#callId, joinerId, since: at((this.seconds += 1)) };
      this.#take(loseConnection({ call: this.call }, lost));
    }
    this.giveUp();
  }

  get #callId(): string {
    return this.events[0]?.data.callId ?? '';
  }

  #supervise(
    states: { readonly call: Call },
    joinerId: string,
    mode: 'listen' | 'whisper' | 'join',
  ): void {
    const wanted = {
      callId: this.#callId,
      joinerId,
      mode,
      silent: false,
      isHere: this.seconds % 2 === 0,
    };
    const moment = { now: after(this.seconds) };
    this.#take(superviseCall(states, wanted, moment, { silent: false, tellsVisitor: true }));
  }

  #leave(joinerId: string, because: Parameters<typeof leaveCall>[1]['because']): void {
    const leaving = { callId: this.#callId, joinerId, because };
    const moment = { now: after(this.seconds) };
    this.#take(leaveCall({ call: this.call }, leaving, moment, this.rules));
  }

  #take(decision: Decision<{ readonly call: readonly CallEvent[] }>): void {
    if (decision.type === 'rejected') return;
    const { call, ...others } = decision.events;
    this.events.push(...call);
    for (const written of Object.values<readonly { type: string }[]>(others)) {
      this.atOrigin.push(...written.map(({ type }) => type));
    }
  }
}

/** Lists the violations of the rules for recorded events, from the events alone. */
function wrongIn(events: readonly CallEvent[]): string[] {
  const wrong: string[] = [];
  const inside = new Map<string, 'here' | 'away'>();
  const out = new Set<string>();
  const listening = new Set<string>();
  let over = false;
  let sharing: string | null = null;
  const paused = new Set<string>();
  for (const { type, data } of events) {
    if (over) wrong.push(`${type} after the end`);
    const id = 'joinerId' in data ? data.joinerId : '';
    if (type === 'CallParticipantAdded') out.delete(id);
    if (type === 'CallJoined') {
      if (inside.has(id) || out.has(id)) wrong.push(`${id} joins, and is in or removed`);
      inside.set(id, 'here');
    }
    if (type === 'CallSupervisionStarted') {
      if (inside.has(id)) wrong.push(`${id} listens, and takes part`);
      listening.add(id);
    }
    if (type === 'CallSupervisionEnded') {
      if (!listening.delete(id)) wrong.push(`${id} stops what was not begun`);
    }
    if (type === 'CallJoined' && listening.has(id)) wrong.push(`${id} joins, and still listens`);
    if (type === 'CallConnectionLost') {
      if (inside.get(id) !== 'here') wrong.push(`${id} loses what is not there`);
      inside.set(id, 'away');
    }
    if (type === 'CallConnectionRestored') {
      if (inside.get(id) !== 'away') wrong.push(`${id} is back and was not away`);
      inside.set(id, 'here');
    }
    if (type === 'CallStreamStarted' && !inside.has(id)) wrong.push(`${id} sends from outside`);
    if (type === 'CallScreenShareStarted') {
      if (sharing !== null) wrong.push(`${id} shares while ${sharing} does`);
      if (!inside.has(id) || paused.has(id)) wrong.push(`${id} shares from outside`);
      sharing = id;
    }
    if (type === 'CallScreenShareStopped') {
      if (sharing !== id) wrong.push(`${id} stops what somebody else shares`);
      sharing = null;
    }
    if (type === 'CallParticipantPaused') paused.add(id);
    if (type === 'CallParticipantResumed' || type === 'CallLeft') paused.delete(id);
    if (sharing === id && (type === 'CallParticipantPaused' || type === 'CallLeft')) sharing = null;
    if (type === 'CallLeft') {
      inside.delete(id);
      if (data.reason === 'removed') out.add(id);
    }
    if (type === 'CallEnded') {
      if (listening.size > 0) wrong.push('the call ends with somebody who listens');
      if (inside.size > 0) wrong.push('the call ends with somebody in it');
      over = true;
    }
  }
  return wrong;
}

describe('Whatever is done in a call, in whatever order,', () => {
  test.each([
    ['a queue', QUEUE, fromQueue, ['AgentFreed', 'VisitEnded']],
    ['a session', SESSION, usualRules, []],
  ] as const)(
    'of %s: no person joins after the end, one at a time shares, and all end up free',
    (_, begun, rules, atOrigin) => {
      fc.assert(
        fc.property(steps, (played) => {
          const play = new Play(begun, rules);
          for (const step of played) play.step(step);
          expect(wrongIn(play.events)).toEqual([]);
          play.desert();
          expect(wrongIn(play.events)).toEqual([]);
          expect(play.events.at(-1)?.type).toBe('CallEnded');
          // The origin of the call is notified once of its end.
          expect(play.atOrigin).toEqual(atOrigin);
        }),
        { numRuns: 200 },
      );
    },
  );
});
