import { describe, expect, test } from '@jest/globals';

import { boardRightsOf } from './board-rights.js';

const guest = { joinerType: 'Guest', isAside: false } as const;
const member = { joinerType: 'User', isAside: false } as const;

describe('Rights on the board', () => {
  test.each(['presenter', 'moderator'] as const)(
    'let a guest of a session who was made %s draw and lead, yet not ask for signatures',
    (role) => {
      const rights = boardRightsOf('session', { ...guest, role });
      expect(rights).toEqual({
        ...{ mayDraw: true, mayLead: true, mayRequest: false, mayShare: true },
      });
    },
  );

  test.each(['guest', 'viewer'] as const)('let a %s of a session only look', (role) => {
    const none = { mayDraw: false, mayLead: false, mayRequest: false, mayShare: false };
    expect(boardRightsOf('session', { ...guest, role })).toEqual(none);
  });

  test('let the visitor of a portal draw, and not lead', () => {
    const rights = boardRightsOf('queue', { ...guest, role: 'guest' });
    expect(rights).toMatchObject({ mayDraw: true, mayLead: false, mayRequest: false });
  });

  test('rest while agent and colleague talk alone', () => {
    const rights = boardRightsOf('queue', { ...member, role: 'moderator', isAside: true });
    expect(rights).toMatchObject({ mayDraw: false, mayLead: false, mayRequest: false });
  });
});
