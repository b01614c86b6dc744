import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { at, call } from '../testing/happenings.js';
import { loseConnection } from './lose-connection.js';

const spec = specify({ call: Call });
const lost = { callId: 'ada', joinerId: 'ada', since: at(20) };

describe('loseConnection', () => {
  test('is kept, with its time', () => {
    spec
      .given({ call: [call.started, call.joined('ada')] })
      .when((states) => loseConnection(states, lost))
      .then({ call: [call.lost('ada', 20)] });
  });

  test.each([
    ['is away already', [call.started, call.joined('ada'), call.lost('ada', 10)]],
    ['never came', [call.started]],
    ['is in no call', []],
    ['was in a call that is over', [call.started, call.ended('visitor-left', 'ada', 10)]],
  ])('records nothing for a person who %s', (_, history) => {
    spec
      .given({ call: history })
      .when((states) => loseConnection(states, lost))
      .thenNothing();
  });
});
