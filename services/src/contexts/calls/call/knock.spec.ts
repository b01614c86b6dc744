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
  joined,
  kim,
  knocked,
  lee,
  left,
  started,
  turnedAway,
  usualRules,
} from '../testing/group-call.js';
import { after } from '../testing/happenings.js';
import { comeToCall } from './come-to-call.js';
import { joinCall } from './join-call.js';
import { knock } from './knock.js';
import { leaveCall } from './leave-call.js';

const spec = specify({ call: Call });
const crowd = Array.from({ length: CALL_PARTICIPANTS_MAX }, (_, n): CallParticipant => ({
  joinerId: `knocker-${n}`,
  joinerType: 'Guest',
  role: 'guest',
}));
const crowded = [started([kim]), joined(kim), ...crowd.map((one) => knocked(one, 10))];
const knocking = (history: readonly CallEvent[]) =>
  spec
    .given({ call: history })
    .when((states) => knock(states, { callId, participant: ada }, { now: after(60) }));

describe('knock', () => {
  test('accepts a limited number of people at once', () => {
    knocking(crowded).thenRejected('CALL_FULL');
  });

  test('of a member is heard however many guests knock', () => {
    spec
      .given({ call: crowded })
      .when((states) => knock(states, { callId, participant: lee }, { now: after(60) }))
      .then({ call: [knocked(lee, 60)] });
  });

  test('is heard again once those before were turned away', () => {
    const turned = crowd.map((one) => turnedAway(one));
    knocking([...crowded, ...turned]).then({ call: [knocked(ada, 60)] });
  });

  test('is withdrawn by leaving, and heard again after that', () => {
    const withdrawn: CallEvent = {
      type: 'CallKnockWithdrawn',
      data: { callId, joinerId: ada.joinerId },
    };
    const history = [started([kim]), joined(kim), knocked(ada, 10)];
    const leaving = { callId, joinerId: ada.joinerId, because: { reason: 'left' } } as const;
    spec
      .given({ call: history })
      .when((states) => leaveCall(states, leaving, { now: after(60) }, usualRules))
      .then({ call: [withdrawn] });
    spec
      .given({ call: [...history, withdrawn] })
      .when((states) => leaveCall(states, leaving, { now: after(60) }, usualRules))
      .thenRejected('NOT_IN_CALL');
    knocking([...history, withdrawn]).then({ call: [knocked(ada, 60)] });
  });
});

describe('who comes where anyone may join', () => {
  const comes = (history: readonly CallEvent[], participant: CallParticipant) =>
    spec
      .given({ call: history })
      .when((states) =>
        comeToCall(states, { callId, participant, way: 'enter' }, { now: after(60) }),
      );
  const admitted = { admission: 'admitted', addedBy: null } as const;

  test('lets a new person enter an open call', () => {
    comes([started([kim]), joined(kim)], ada).then({ call: [added(ada, 60, admitted)] });
  });

  test('knocks once a guest was removed, who may come again under another name', () => {
    const bob: CallParticipant = { ...ada, joinerId: 'bob' };
    const history = [started([kim, ada]), joined(kim), joined(ada), left(ada, 'removed')];
    comes(history, bob).then({ call: [knocked(bob, 60)] });
    comes(history, ada).thenRejected('NOT_IN_CALL');
    comes(history, lee).then({ call: [added(lee, 60, admitted)] });
    comes([started([kim, ada]), joined(kim), joined(ada), left(ada)], bob).then({
      call: [added(bob, 60, admitted)],
    });
  });

  test('knocks after a removal also with a place of before that was never taken', () => {
    const [bob, eve, guy] = ['bob', 'eve', 'guy'].map((joinerId) => ({ ...ada, joinerId })) as [
      CallParticipant,
      CallParticipant,
      CallParticipant,
    ];
    const letIn = { admission: 'admitted', addedBy: 'kim' } as const;
    const opened = [
      ...[started([kim, ada]), joined(kim), joined(ada)],
      ...[added(bob, 5, admitted), added(eve, 5, admitted), added(guy, 5, letIn)],
      ...[joined(eve), left(eve)],
    ];
    const enters = (history: readonly CallEvent[], { joinerId }: CallParticipant) =>
      spec.given({ call: history }).when((states) => joinCall(states, { callId, joinerId }));
    enters(opened, bob).then({ call: [joined(bob)] });
    const wary = [...opened, left(ada, 'removed')];
    enters(wary, bob).thenRejected('NOT_IN_CALL');
    enters([...wary, left(bob)], bob).thenRejected('NOT_IN_CALL');
    comes(wary, bob).then({ call: [knocked(bob, 60)] });
    const asked = [...wary, knocked(bob, 60)];
    enters(asked, bob).thenRejected('NOT_IN_CALL');
    enters([...asked, added(bob, 60, letIn)], bob).then({ call: [joined(bob)] });
    // Participants whom others in the call saw or let in themselves come in as before.
    enters(wary, eve).then({ call: [joined(eve)] });
    enters(wary, guy).then({ call: [joined(guy)] });
  });
});
