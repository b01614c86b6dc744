import { describe, expect, test } from '@jest/globals';

import { line } from '../testing/happenings.js';
import { replayOffers } from './replay-offers.js';

describe('replayOffers', () => {
  const waits = [line.joined('ada', 1), line.joined('bob', 2)];

  test('reproduces every offer from what the log kept of it', () => {
    const history = [
      ...waits,
      line.offered('ada', 'kim', 'first', 25),
      line.offerEnded('ada', 'kim', 'first', 'rejected', 12),
      line.offered('ada', 'lee', 'second', 28),
    ];
    expect(replayOffers(history)).toMatchObject([
      { visitId: 'ada', agentId: 'kim', isReproduced: true, isInTurn: true },
      { visitId: 'ada', agentId: 'lee', isReproduced: true, isInTurn: true },
    ]);
  });

  test('finds an offer to another agent than the rule chose, and one out of turn', () => {
    const offered = line.offered('bob', 'kim', 'offer', 25);
    if (offered.type !== 'VisitorOffered') throw new Error('unreachable');
    const forged = { ...offered, data: { ...offered.data, agentId: 'lee' } };
    expect(replayOffers([...waits, forged])).toMatchObject([
      { isReproduced: false, isInTurn: false },
    ]);
  });
});
