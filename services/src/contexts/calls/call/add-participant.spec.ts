import { describe, test } from '@jest/globals';
import {
  CALL_PARTICIPANTS_MAX,
  type CallEvent,
  type CallParticipant,
} from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import {
  ada,
  added,
  callId,
  ended,
  joined,
  kim,
  kiosk,
  lee,
  left,
  started,
} from '../testing/group-call.js';
import { after } from '../testing/happenings.js';
import { addParticipant, type AddParticipant } from './add-participant.js';
import { joinCall } from './join-call.js';

const spec = specify({ call: Call });
const adds: AddParticipant = { callId, participant: ada, admission: 'invited', addedBy: 'kim' };
const adding = (history: readonly CallEvent[], more: Partial<AddParticipant> = {}) =>
  spec
    .given({ call: history })
    .when((states) => addParticipant(states, { ...adds, ...more }, { now: after(20) }));
const late = { now: after(45) };
const on = [started([kim, lee]), joined(kim), joined(lee)];

describe('addParticipant', () => {
  test('lets a person in who is invited or admitted by the leader of the call', () => {
    adding(on).then({ call: [added(ada, 20)] });
    const admission = { admission: 'admitted', addedBy: 'kim' } as const;
    adding(on, { participant: kiosk, ...admission }).then({ call: [added(kiosk, 20, admission)] });
  });

  test('lets in the people whom the origin of the call names', () => {
    const admission = { admission: 'invited', addedBy: null } as const;
    adding([started([kim])], admission).then({ call: [added(ada, 20, admission)] });
  });

  test('is not for those who do not lead the call, or are not in it', () => {
    adding(on, { addedBy: 'lee' }).thenRejected('FORBIDDEN');
    adding(on, { addedBy: 'ada' }).thenRejected('NOT_IN_CALL');
    adding([...on, left(kim)]).thenRejected('FORBIDDEN');
  });

  test('adds a person once, and adds a removed person again', () => {
    adding([...on, added(ada, 5)]).thenNothing();
    adding([...on, added(ada, 5), left(ada)]).thenNothing();
    adding([...on, added(ada, 5), left(ada, 'removed')]).then({ call: [added(ada, 20)] });
  });

  test('needs a call that is on and has room', () => {
    adding([]).thenRejected('CALL_NOT_FOUND');
    adding([...on, ended('ended', 'kim', 5)]).thenRejected('CALL_OVER');
    const crowd = Array.from({ length: CALL_PARTICIPANTS_MAX - 1 }, (_, n) => ({
      ...lee,
      joinerId: `lee-${n}`,
    }));
    adding([started([kim, ...crowd]), joined(kim)]).thenRejected('CALL_FULL');
  });

  describe('where guests came by the link in crowds', () => {
    const byLink = { admission: 'admitted', addedBy: null } as const;
    const guests = Array.from({ length: CALL_PARTICIPANTS_MAX - 1 }, (_, n): CallParticipant => ({
      joinerId: `guest-${n}`,
      joinerType: 'Guest',
      role: 'guest',
    }));
    const mel: CallParticipant = { joinerId: 'mel', joinerType: 'Guest', role: 'guest' };
    const full = [started([kim]), joined(kim), ...guests.map((one) => added(one, 10, byLink))];
    const inside = [...full, ...guests.map((one) => joined(one))];

    test('lets no more guests in while those before may come', () => {
      adding(full, { participant: mel, ...byLink }).thenRejected('CALL_FULL');
    });

    test('counts guests who did not enter in time no longer', () => {
      spec
        .given({ call: full })
        .when((states) => addParticipant(states, { ...adds, participant: mel, ...byLink }, late))
        .then({ call: [added(mel, 45, byLink)] });
    });

    test('lets members in all the same', () => {
      adding(full, { participant: lee, ...byLink }).then({ call: [added(lee, 20, byLink)] });
      adding(inside, { participant: lee, ...byLink }).then({ call: [added(lee, 20, byLink)] });
    });

    test('lets no guest enter whose place is taken meanwhile', () => {
      spec
        .given({ call: [...inside, added(mel, 10, byLink)] })
        .when((states) => joinCall(states, { callId, joinerId: mel.joinerId }))
        .thenRejected('CALL_FULL');
    });
  });
});
