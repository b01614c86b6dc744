import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { setShortcutsOn } from './shortcuts-on.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import { useShortcut } from './useShortcut.js';

let hits = 0;
function Page() {
  useShortcut('m', () => (hits += 1));
  return (
    <>
      <input aria-label="Reason" />
      <ShortcutHelp at="desk" />
    </>
  );
}

beforeEach(async () => {
  hits = 0;
  setShortcutsOn(true);
  await userEvent.click(document.body);
});
afterEach(cleanup);

it('does what a key stands for, with and without shift, but not with other keys held', async () => {
  render(<Page />);
  await userEvent.keyboard('m');
  await userEvent.keyboard('{Shift>}M{/Shift}');
  expect(hits).toBe(2);
  await userEvent.keyboard('{Control>}m{/Control}{Alt>}m{/Alt}{Meta>}m{/Meta}');
  expect(hits).toBe(2);
});

it('leaves the keys to a user who types', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Reason'), 'm?');
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('m?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hits).toBe(0);
});

it('shows the keys, and can be turned off there', async () => {
  render(<Page />);
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toMatch(
    /Accept the call.*A.*Reject the call.*R.*Microphone.*M.*on hold.*H.*Consult.*C.*Send to a line.*B/,
  );
  await userEvent.keyboard('m');
  await userEvent.click(screen.getByLabelText('Use single keys'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('m');
  expect(hits).toBe(0);
});
