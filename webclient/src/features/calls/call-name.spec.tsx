import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';

import { useCallName } from './useCallName.js';

afterEach(cleanup);

it.each([
  ['queue', 'Vera', null, 'Vera'],
  ['queue', null, null, 'Visitor'],
  ['meeting', null, 'Advice', 'Advice'],
  ['meeting', null, null, 'Meeting'],
  ['session', null, 'Team', 'Team'],
] as const)(
  'names a call of a %s by visitor %p and origin %p as "%s"',
  (type, visitorName, originName, shown) => {
    const { result } = renderHook(useCallName);
    expect(result.current({ type, visitorName, originName })).toBe(shown);
  },
);
