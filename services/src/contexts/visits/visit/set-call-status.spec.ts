import { describe, expect, test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk, Line } from '../streams.js';
import { after, desk, line } from '../testing/happenings.js';
import { evolveDesk, newDesk, takesOffers } from '../desk/state.js';
import { setCallStatus, type SetCallStatus } from './set-call-status.js';

const spec = specify({ desk: Desk, line: Line });
const say = (callStatus: SetCallStatus['callStatus'], callId: string | null = null) => {
  const command = { memberId: 'kim', callStatus, callId };
  return (states: Parameters<typeof setCallStatus>[0]) =>
    setCallStatus(states, command, { now: after(5) });
};
const open = desk.opened('kim');

describe('setCallStatus', () => {
  test('is said once, and taken back once', () => {
    spec
      .given({ desk: [open] })
      .when(say('busy'))
      .then({ desk: [desk.busy('kim', 5)] });
    spec
      .given({ desk: [open, desk.busy('kim')] })
      .when(say('busy'))
      .thenNothing();
    spec
      .given({ desk: [open, desk.busy('kim')] })
      .when(say('available'))
      .then({ desk: [desk.free('kim', 5)] });
    spec
      .given({ desk: [open] })
      .when(say('available'))
      .thenNothing();
  });

  test('ends the time after a call early, or makes it longer than the portal gives', () => {
    const wrapsUp = [open, desk.wrapUpStarted('kim', 'ada', 0, 60)];
    spec
      .given({ desk: wrapsUp })
      .when(say('available'))
      .then({ desk: [desk.wrapUpEnded('kim', 'ada', 'done', 5)] });
    spec
      .given({ desk: wrapsUp })
      .when(say('busy'))
      .then({ desk: [desk.wrapUpEnded('kim', 'ada', 'done', 5), desk.busy('kim', 5)] });
    // A page that says so late for the call that is over.
    spec.given({ desk: wrapsUp }).when(say('busy', 'ada')).thenNothing();
  });

  test('stops the ringing', () => {
    spec
      .given({
        line: [line.joined('ada'), line.offered('ada', 'kim', 'offer')],
        desk: [open, desk.offered('kim', 'ada', 'offer')],
      })
      .when(say('busy'))
      .then({
        desk: [desk.offerEnded('kim', 'offer', 'agent-gone'), desk.busy('kim', 5)],
        line: [line.offerEnded('ada', 'kim', 'offer', 'agent-gone', 5)],
      });
  });

  test('must look again where it rings for a visitor of another line than was read', () => {
    spec
      .given({ desk: [open, desk.offered('kim', 'ada', 'offer')] })
      .when(({ desk: own }) => say('busy')({ desk: own, line: undefined }))
      .thenRejected('CONFLICT');
  });

  test.each(['busy', 'available'] as const)('leaves a call to itself: %s', (callStatus) => {
    spec
      .given({ desk: [open, desk.engaged('kim', 'ada')] })
      .when(say(callStatus, 'ada'))
      .thenNothing();
  });

  test('is not made busy by a call that is over already', () => {
    spec
      .given({ desk: [open, desk.engaged('kim', 'ada'), desk.freed('kim', 'ada')] })
      .when(say('busy', 'ada'))
      .thenNothing();
  });
});

describe('who is busy', () => {
  const takes = (...events: DeskEvent[]) => takesOffers(events.reduce(evolveDesk, newDesk));

  test('is not rung until available again, or after the next call, or the next day', () => {
    expect(takes(open)).toBe(true);
    expect(takes(open, desk.busy('kim'))).toBe(false);
    expect(takes(open, desk.busy('kim'), desk.free('kim'))).toBe(true);
    const called = [desk.engaged('kim', 'ada'), desk.freed('kim', 'ada')];
    expect(takes(open, desk.busy('kim'), ...called)).toBe(true);
    const wrapsUp = [...called, desk.wrapUpStarted('kim', 'ada', 0, 60)];
    expect(takes(open, ...wrapsUp)).toBe(false);
    expect(takes(open, ...wrapsUp, desk.wrapUpEnded('kim', 'ada', 'expired', 60))).toBe(true);
    const back = desk.opened('kim', 9);
    expect(takes(open, desk.busy('kim'), desk.closed('kim', 'signed-out'), back)).toBe(true);
    expect(takes(open, desk.busy('kim'), desk.closed('kim', 'connection-lost'), back)).toBe(false);
  });
});
