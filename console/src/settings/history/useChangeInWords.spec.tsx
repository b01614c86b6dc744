import { afterEach, expect, test } from '@jest/globals';
import type { AppSettingChange } from '@foyer/contracts/settings';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';

import { en } from '../en.js';
import { useChangeInWords } from './useChangeInWords.js';

afterEach(cleanup);

type Changed = Pick<AppSettingChange, 'group' | 'before' | 'value'>;

function Words({ change }: { change: Changed }) {
  return <p role="note">{useChangeInWords()({ ...change, reset: false } as AppSettingChange)}</p>;
}

const sounds = (volume: number) => ({ queueCall: { ringTone: 1, volume } });
const kept = (signedDocuments: string, signedDocumentsYears: number | null) => ({
  signedDocuments,
  signedDocumentsYears,
});

test.each<[string, Changed, string]>([
  [
    'a volume as its field does',
    { group: 'sounds', before: sounds(0.6), value: sounds(0.300_000_000_000_000_04) },
    'Visitor rings, volume: 30 %',
  ],
  [
    'a period without limit without years',
    { group: 'retention', before: kept('years', 10), value: kept('forever', null) },
    'Keep signed documents: without limit',
  ],
  [
    'a period of years with their number',
    { group: 'retention', before: kept('forever', null), value: kept('years', 10) },
    'Keep signed documents: for a number of years · Years: 10',
  ],
])('a change tells %s', (_what, change, words) => {
  render(
    <AdminContext i18nProvider={polyglot(() => en as never, 'en')}>
      <Words change={change} />
    </AdminContext>,
  );
  expect(screen.getByRole('note').textContent).toBe(words);
});
