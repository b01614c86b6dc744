import { expect, test } from '@jest/globals';

import { MemberRole } from '../access/role.js';
import { InCallRole } from '../sessions/index.js';
import { accountRoleNames, inCallRoleNames } from './index.js';

test.each(['en', 'de'] as const)('every role has a name of its own (%s)', (language) => {
  const [accounts, calls] = [accountRoleNames[language], inCallRoleNames[language]];
  expect(Object.keys(accounts).toSorted()).toEqual([...MemberRole.options].toSorted());
  expect(Object.keys(calls).toSorted()).toEqual([...InCallRole.options].toSorted());
  for (const names of [accounts, calls]) {
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  }
});
