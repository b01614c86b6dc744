import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Desk } from '../streams.js';
import { after, desk } from '../testing/happenings.js';
import { endWrapUp } from './end-wrap-up.js';

const spec = specify({ desk: Desk });
const at = (seconds: number) => (states: Parameters<typeof endWrapUp>[0]) =>
  endWrapUp(states, { memberId: 'kim' }, { now: after(seconds) });
const wrapsUp = [desk.opened('kim'), desk.wrapUpStarted('kim', 'ada', 0, 60)];

describe('endWrapUp', () => {
  test('ends the time after a call when it is over, and not before', () => {
    spec.given({ desk: wrapsUp }).when(at(59)).thenNothing();
    spec
      .given({ desk: wrapsUp })
      .when(at(60))
      .then({ desk: [desk.wrapUpEnded('kim', 'ada', 'expired', 60)] });
  });

  test('says nothing of a time that is over already', () => {
    const ended = [...wrapsUp, desk.wrapUpEnded('kim', 'ada', 'done', 5)];
    spec.given({ desk: ended }).when(at(60)).thenNothing();
    spec
      .given({ desk: [...wrapsUp, desk.engaged('kim', 'bob')] })
      .when(at(60))
      .thenNothing();
    spec
      .given({ desk: [...wrapsUp, desk.closed('kim', 'signed-out')] })
      .when(at(60))
      .thenNothing();
  });
});
