import { describe, expect, test } from '@jest/globals';

import type { Actor, CommandRunner } from '#platform/cqrs';
import { requireOwnPlace } from './require-own-place.js';

const runner = {
  stateOf: async () => ({ stage: 'on', origin: { kind: 'meeting', id: 'meeting-1' } }),
} as unknown as Pick<CommandRunner, 'stateOf'>;
const guestOf = (placeId: string): Actor => ({ type: 'guest', id: 'ada', role: 'guest', placeId });

describe('a guest at a call', () => {
  test('enters a call of the meeting that the link leads to', async () => {
    await expect(requireOwnPlace(runner, 'call', guestOf('meeting-1'))).resolves.toBeUndefined();
  });

  test('is refused at the call of another meeting, although the guest is invited there too', async () => {
    await expect(requireOwnPlace(runner, 'call', guestOf('meeting-2'))).rejects.toMatchObject({
      code: 'NOT_IN_CALL',
    });
  });
});
