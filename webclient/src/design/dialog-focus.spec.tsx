import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import '../testing/browser-parts.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';

const before = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
const openers = new Map<HTMLDialogElement, Element | null>();

/** As browsers do: the first button has the focus, and a dialog in the page gives it back. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement) {
    this.open = false;
    const opener = openers.get(this);
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
});
afterEach(() => {
  cleanup();
  Object.defineProperties(HTMLDialogElement.prototype, before);
});

function Page({ kind }: { kind: 'danger' | 'primary' }) {
  const [isOpen, setOpen] = useState(false);
  const stay = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      {isOpen && (
        <Dialog
          title="Give up your place?"
          onClose={stay}
          actions={
            <>
              <Button kind={kind}>Yes</Button>
              <Button onClick={stay}>No</Button>
            </>
          }
        >
          You start at the end.
        </Dialog>
      )}
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Leave' }));

it.each([
  ['danger', 'No'],
  ['primary', 'Yes'],
] as const)('begins a question whose first action is %s on "%s"', async (kind, name) => {
  render(<Page kind={kind} />);
  await ask();
  expect(focused()).toBe(name);
});

it('gives the focus back to the button that opened it', async () => {
  render(<Page kind="danger" />);
  await ask();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Leave');
});
