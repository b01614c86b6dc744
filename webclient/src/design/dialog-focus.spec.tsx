import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';

import '../testing/browser-parts.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';

const before = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
const openers = new Map<HTMLDialogElement, Element | null>();

/** As browsers do: the first part that can have the focus gets it, and a dialog gives it back. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[tabindex], button, input, select')?.focus();
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

it('begins a form in its field: what is typed at once is kept', async () => {
  render(
    <Dialog title="New poll" actions={<Button>Start</Button>}>
      <input aria-label="Question" autoFocus />
    </Dialog>,
  );
  await userEvent.keyboard('Lunch?');
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Lunch?');
});

it('begins a question of another person on its title, also where it has a field', () => {
  render(
    <Dialog isUnasked title="Allow a transcript?" actions={<Button>Agree</Button>}>
      <select aria-label="Language" />
    </Dialog>,
  );
  expect(focused()).toBe('Allow a transcript?');
});

function Remote({ isUnasked = false }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    globalThis.addEventListener('asked', open);
    return () => globalThis.removeEventListener('asked', open);
  }, []);
  return (
    <>
      <input aria-label="Message" />
      <Button>Mute</Button>
      {isOpen && (
        <Dialog
          {...{ isUnasked }}
          title="Allow recording?"
          actions={<Button onClick={() => setOpen(false)}>Agree</Button>}
        >
          Sound and picture.
        </Dialog>
      )}
    </>
  );
}

const comes = () => act(() => void globalThis.dispatchEvent(new Event('asked')));

it('takes no key of a person who writes while a question comes', async () => {
  render(<Remote />);
  await userEvent.type(screen.getByLabelText('Message'), 'Good mor');
  comes();
  await userEvent.keyboard('ning{Enter} ');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(focused()).toBe('Allow recording?');
});

it('takes no key that was meant for a button where another person caused the question', async () => {
  render(<Remote isUnasked />);
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  comes();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('gives the focus back to the button that opened it', async () => {
  render(<Page kind="danger" />);
  await ask();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Leave');
});
