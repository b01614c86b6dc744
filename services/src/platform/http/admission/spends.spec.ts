import { expect, test } from '@jest/globals';

import { ruleOf, Spends } from './spends.js';

const DRAFTS = { burst: 60, perSecond: 20 };
const CHANGES = { burst: 100, perSecond: 10 };

class Board {
  @Spends(CHANGES)
  erase(): string {
    return 'erased';
  }

  @Spends<{ readonly isDraft: boolean }>(({ isDraft }) => (isDraft ? DRAFTS : CHANGES))
  draw(): string {
    return 'drawn';
  }

  look(): string {
    return 'a board';
  }
}

const spentBy = (name: keyof Board, payload: unknown) => ruleOf(Board.prototype[name], payload);

test('a method names the budget of its calls', () => {
  expect(spentBy('erase', {})).toBe(CHANGES);
  expect(spentBy('look', {})).toBeUndefined();
});

test('the budget of a call may depend on its payload', () => {
  expect(spentBy('draw', { isDraft: true })).toBe(DRAFTS);
  expect(spentBy('draw', { isDraft: false })).toBe(CHANGES);
});
