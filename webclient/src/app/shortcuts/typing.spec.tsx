import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { setShortcutsOn } from './shortcuts-on.js';
import { TYPES_ON_MS } from '#design/typing.js';
import { useShortcut } from './useShortcut.js';

let hits = '';
function Page({ field }: { field: ReactNode }) {
  useShortcut('r', () => (hits += 'r'));
  useShortcut('a', () => (hits += 'a'), true);
  return (
    <main tabIndex={-1}>
      {field}
      <button type="button">Elsewhere</button>
    </main>
  );
}

const FIELDS: readonly [string, ReactNode][] = [
  ['text area', <textarea key="f" aria-label="Field" />],
  ['input', <input key="f" aria-label="Field" />],
  ['select', <select key="f" aria-label="Field" />],
];
const type = async (field: ReactNode) => {
  const { rerender } = render(<Page field={field} />);
  await userEvent.click(screen.getByLabelText('Field'));
  await userEvent.keyboard('We a');
  return () => rerender(<Page field={null} />);
};
const typeUntilItIsGone = async (field: ReactNode) => {
  const takeAway = await type(field);
  takeAway();
  document.querySelector('main')?.focus();
};

beforeEach(async () => {
  hits = '';
  setShortcutsOn(true);
  await userEvent.click(document.body);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe.each(FIELDS)('a user who types in a %s', (_kind, field) => {
  it('answers nothing by the words that come after the field was taken away', async () => {
    await typeUntilItIsGone(field);
    await userEvent.keyboard('re at a bar');
    expect(hits).toBe('');
  });

  it('answers nothing by keys after the page moved the focus out of the field', async () => {
    await type(field);
    screen.getByText('Elsewhere').focus();
    await userEvent.keyboard('ra');
    expect(hits).toBe('');
  });

  it.each([
    ['a press', () => userEvent.click(screen.getByText('Elsewhere'))],
    ['Tab', () => userEvent.tab()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('has the shortcuts again after %s', async (_sign, leave) => {
    await typeUntilItIsGone(field);
    await leave();
    await userEvent.keyboard('ra');
    expect(hits).toBe('ra');
  });
});

it('takes keys for the field for a while after Enter has sent it', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const takeAway = await type(<input aria-label="Field" />);
  await userEvent.keyboard('{Enter}');
  takeAway();
  await userEvent.keyboard('ra');
  expect(hits).toBe('');
  now.mockReturnValue(5_000 + TYPES_ON_MS);
  await userEvent.keyboard('ra');
  expect(hits).toBe('ra');
});

it('leaves keys to a dialog, except those that answer what stands above it', async () => {
  render(
    <>
      <Page field={null} />
      <dialog open />
    </>,
  );
  await userEvent.keyboard('ra');
  expect(hits).toBe('a');
});
