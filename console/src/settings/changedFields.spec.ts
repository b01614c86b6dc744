import { describe, expect, test } from '@jest/globals';

import { appearanceOf } from './appearance/appearanceOf.js';
import { changedFields } from './history/useChangeInWords.js';

describe('a change of settings', () => {
  test('names the fields that differ, those within others by their paths', () => {
    const before = { call: { ringTone: 1, volume: 0.6 }, title: 'Foyer' };
    expect(changedFields(before, { ...before, call: { ringTone: 4, volume: 0.6 } })).toEqual([
      'call.ringTone',
    ]);
  });

  test('names what came and what went, and nothing that was not there before either', () => {
    expect(changedFields({ logo: 'a' }, { primary: '#204060', favicon: null })).toEqual([
      'logo',
      'primary',
    ]);
  });
});

test('an emptied field is left to the product’s own look', () => {
  const form = { title: 'Town hall', primary: '', logo: null, defaultWhiteboardDoc: '' };
  expect(appearanceOf(form)).toEqual({ title: 'Town hall', defaultWhiteboardDoc: null });
  expect(appearanceOf({ ...form, defaultWhiteboardDoc: 'd1', primary: '#204060' })).toEqual({
    ...{ title: 'Town hall', primary: '#204060', defaultWhiteboardDoc: 'd1' },
  });
});
