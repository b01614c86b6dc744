import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Dialog } from '#design/Dialog.js';
import { toast } from '#design/toasts.js';
import { Toasts } from './Toasts.js';

function Page({ dialog }: { dialog: string | null }) {
  return (
    <>
      {dialog !== null && (
        <Dialog title={dialog} onClose={() => undefined} actions={null}>
          <p>Words</p>
        </Dialog>
      )}
      <Toasts />
    </>
  );
}
const region = () => screen.getByRole('region', { name: 'Notices' });
const open = (dialog: string | null) => {
  const { rerender } = render(<Page dialog={dialog} />);
  return (next: string | null) => rerender(<Page dialog={next} />);
};

afterEach(cleanup);

it('says a toast in the dialog that is open, where it is pressed', async () => {
  open('Plan a meeting');
  act(() => toast('Not saved', 'problem'));
  const dialog = screen.getByRole('dialog', { name: 'Plan a meeting' });
  await waitFor(() => expect(dialog.contains(region())).toBe(true));
  expect(region().getAttribute('aria-live')).toBe('polite');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('is at home again with all that was said once the dialog is closed', async () => {
  const change = open('Plan a meeting');
  await waitFor(() => expect(region().closest('dialog')).not.toBeNull());
  act(() => toast('Planned', 'good'));
  change(null);
  await waitFor(() => expect(document.body.contains(region())).toBe(true));
  expect(region().closest('dialog')).toBeNull();
  await waitFor(() => expect(region().textContent).toBe('Planned'));
});
