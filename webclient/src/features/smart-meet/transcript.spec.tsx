import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { SmartMeet } from '@foyer/contracts/smart-meet';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { SummaryView } from './SummaryView.js';
import { TranscriptActions } from './TranscriptActions.js';
import { TranscriptLines } from './TranscriptLines.js';
import type { useSmartMeet } from './useSmartMeet.js';

afterEach(cleanup);

const START = Date.parse('2026-03-02T09:00:00.000Z');
const said = (id: string, second: number) => ({
  ...{ id, memberId: id, displayName: id, avatar: null, baseText: `said by ${id}` },
  ...{ language: 'de-DE', translations: {}, untranslated: [] as string[], messages: [] },
  startTime: new Date(START + second * 1000).toISOString(),
  endTime: new Date(START + (second + 1) * 1000).toISOString(),
});
const value = {
  startedAt: new Date(START).toISOString(),
  transcript: [said('Kim', 2), said('Vera', 8), said('Gil', 20)],
  lines: { de: { summary: [{ text: 'Guten Tag', citations: ['Kim'] }], tasks: [], sentiment: [] } },
} as unknown as SmartMeet;

describe('The transcript of a call', () => {
  const linesOf = (reach: { readonly from: number; readonly to: number } | null) => {
    render(
      <TranscriptLines {...{ value, reach }} language="de" marked={null} goTo={() => undefined} />,
    );
    return screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));
  };

  test('leads to no moment that its recording does not reach', () => {
    expect(linesOf({ from: START + 5_000, to: START + 10_000 })).toEqual(['Go to 0:08, Vera']);
    expect(screen.getByText('0:02')).toBeTruthy();
  });

  test('leads to none where there is no recording', () => {
    expect(linesOf(null)).toEqual([]);
  });

  test('is copied in the language of its summary, on a page in another', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const smartMeet = {} as ReturnType<typeof useSmartMeet>;
    render(<TranscriptActions {...{ value, smartMeet }} language="de" mayDelete={false} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const [text = ''] = write.mock.calls[0] ?? [];
    expect(text).toMatch(/^Zusammenfassung\n- Guten Tag\n\nAufgaben\n\nTranskript\n/);
  });

  test('loses own words by a wish that names the words of the question', async () => {
    const user = userEvent.setup();
    const withdraw = jest.fn<(shown: unknown) => Promise<boolean>>(() => Promise.resolve(true));
    const smartMeet = { withdraw } as unknown as ReturnType<typeof useSmartMeet>;
    const own = { ...value, hasOwnWords: true };
    render(<TranscriptActions value={own} smartMeet={smartMeet} language="de" mayDelete={false} />);
    await user.click(screen.getByRole('button', { name: 'Remove what I said' }));
    expect(withdraw).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: 'Remove what I said' }).at(-1)!);
    expect(withdraw).toHaveBeenCalledWith({ textVersion: 3, language: 'en' });
  });

  test('says which words are shown as they were said, since their translation differed', () => {
    const [first, ...others] = value.transcript;
    const transcript = [{ ...first!, untranslated: ['de' as const] }, ...others];
    const differing = { ...value, transcript };
    render(
      <TranscriptLines
        {...{ value: differing, reach: null, language: 'de', marked: null }}
        goTo={() => undefined}
      />,
    );
    expect(screen.getAllByText(/Shown in the original/)).toHaveLength(1);
  });
});

describe('The summary of a call', () => {
  const shown = (droppedByLanguage: SmartMeet['droppedByLanguage']) => {
    const line = { text: 'Kim pays 450 euros.', citations: ['Kim'], isOriginal: true };
    const lines = { de: { summary: [line], tasks: [], sentiment: [] } };
    const whole = { ...value, lines, droppedByLanguage, statusByLanguage: { de: 'view' } };
    const smartMeet = {} as ReturnType<typeof useSmartMeet>;
    const meet = whole as unknown as SmartMeet;
    render(<SummaryView {...{ value: meet, smartMeet, language: 'de' }} goTo={() => undefined} />);
  };

  test.each([
    [1, 'One line was left out'],
    [3, '3 lines were left out'],
  ])('says that of its lines so many were left out: %s', (dropped, words) => {
    shown({ de: dropped });
    expect(screen.getByTestId('dropped').textContent).toContain(words);
  });

  test('says nothing of lines left out where there are none, and what is not translated', () => {
    shown({ de: 0 });
    expect(screen.queryByTestId('dropped')).toBeNull();
    expect(screen.getByText(/Shown in the original/)).toBeTruthy();
  });
});
