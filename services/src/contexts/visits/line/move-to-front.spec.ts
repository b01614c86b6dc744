import { describe, expect, test } from '@jest/globals';
import type { LineEvent } from '@foyer/contracts/visits';

import { at, line } from '../testing/happenings.js';
import { emptyLine, evolveLine, visitorInLine } from './state.js';
import { moveToFront } from './move-to-front.js';

const fold = (...events: LineEvent[]) => events.reduce(evolveLine, emptyLine);
const move = { portalId: 'portal', visitId: 'cleo', movedBy: 'boss', reason: 'Has a small child' };

describe('moveToFront', () => {
  const waiting = [line.joined('ada', 10), line.joined('bob', 20), line.joined('cleo', 30)];

  test('puts a visitor before all others, who has waited as long as before', () => {
    const moved = line.movedToFront('cleo', at(9.999), 'boss', move.reason);
    expect(moveToFront(fold(...waiting), move)).toMatchObject({
      type: 'accepted',
      events: [moved],
    });
    const after = fold(...waiting, moved);
    expect(after.visitors.map(({ visitId }) => visitId)).toEqual(['cleo', 'ada', 'bob']);
    expect(visitorInLine(after, 'cleo')).toMatchObject({
      joinedAt: at(9.999),
      waitingSince: at(30),
    });
  });

  test('does not change a running offer: it still rings for its agent', () => {
    const ringing = [...waiting, line.offered('ada', 'kim', 'offer')];
    const decision = moveToFront(fold(...ringing), move);
    if (decision.type !== 'accepted') throw new Error('Refused');
    expect(decision.events.map(({ type }) => type)).toEqual(['VisitorMovedToFront']);
    const after = fold(...ringing, ...decision.events);
    expect(visitorInLine(after, 'ada')?.offer).toMatchObject({ offerId: 'offer', agentId: 'kim' });
    expect(visitorInLine(after, 'cleo')?.offer).toBeNull();
  });

  test('changes nothing for the first visitor, and refuses one who does not wait', () => {
    expect(moveToFront(fold(line.joined('cleo', 5)), move)).toMatchObject({ events: [] });
    expect(moveToFront(fold(line.joined('ada', 5)), move)).toMatchObject({
      type: 'rejected',
      code: 'VISITOR_NOT_WAITING',
    });
  });
});
