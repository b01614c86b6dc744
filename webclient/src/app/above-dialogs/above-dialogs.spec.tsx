import '#testing/browser-parts.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { Dialog } from '#design/Dialog.js';
import { AboveDialogs } from './AboveDialogs.js';

const answered = jest.fn();
const closed = jest.fn();

function Ringing() {
  const [words, setWords] = useState('');
  return (
    <section aria-label="Ringing">
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={answered}>
        Accept
      </button>
    </section>
  );
}

function Page({ dialogs }: { dialogs: readonly string[] }) {
  return (
    <main data-testid="page" data-mode="light">
      <AboveDialogs>
        <Ringing />
      </AboveDialogs>
      {dialogs.map((title) => (
        <Dialog key={title} title={title} onClose={closed} actions={null}>
          <input aria-label={`Name for ${title}`} />
        </Dialog>
      ))}
    </main>
  );
}
const card = () => screen.getByRole('region', { name: 'Ringing' });
const standsIn = (title: string) =>
  waitFor(() => expect(card().closest('dialog')).toBe(screen.getByRole('dialog', { name: title })));

afterEach(() => {
  cleanup();
  answered.mockClear();
  closed.mockClear();
});

it('is answered above an open dialog by a press, which leaves the dialog as it is', async () => {
  render(<Page dialogs={['New session']} />);
  await standsIn('New session');
  await userEvent.type(screen.getByLabelText('Name for New session'), 'Team');
  await userEvent.click(screen.getByText('Accept'));
  expect(answered).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Name for New session').value).toBe('Team');
});

it('is reached by Tab from the dialog', async () => {
  render(<Page dialogs={['New session']} />);
  await standsIn('New session');
  screen.getByLabelText('Name for New session').focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(answered).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

it('follows to the dialog opened last, and home, without being drawn anew', async () => {
  const { rerender } = render(<Page dialogs={[]} />);
  expect(card().closest('dialog')).toBeNull();
  const first = card();
  await userEvent.type(screen.getByLabelText('Words'), 'Hello');
  rerender(<Page dialogs={['Second']} />);
  await standsIn('Second');
  rerender(<Page dialogs={['First', 'Second']} />);
  await standsIn('First');
  rerender(<Page dialogs={['Second']} />);
  await standsIn('Second');
  rerender(<Page dialogs={[]} />);
  await waitFor(() => expect(screen.getByTestId('page').contains(card())).toBe(true));
  expect(card().closest('[popover]')).toBeNull();
  expect(card()).toBe(first);
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Hello');
});
