import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { Dialog } from '#design/Dialog.js';
import { Field } from '#design/Field.js';
import { TextArea } from '#design/TextArea.js';
import { chooseLanguage } from '#i18n/i18n.js';
import { IDLE_AFTER_MS } from '../screen/idle-time.js';
import { OnScreenKeyboard } from './OnScreenKeyboard.js';

beforeEach(() => {
  jest.useFakeTimers();
  // The library then listens to fingers, which a journey has, and not to clicks.
  Object.assign(globalThis, { PointerEvent: class extends MouseEvent {} });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Named(props: { readonly maxLength?: number; readonly type?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field
      label="Name"
      autoCapitalize="words"
      {...props}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

const settle = async (ms = 1) => {
  await act(async () => jest.advanceTimersByTime(ms));
  await act(async () => jest.advanceTimersByTime(1));
};
const field = (label = 'Name') => screen.getByLabelText<HTMLInputElement>(label);
const keyboard = () => screen.queryByTestId('keyboard');
const key = (name: string) => screen.getByRole('button', { name });
/** Presses keys as a screen reader does, which sends clicks alone. */
const press = (...names: string[]) => names.forEach((name) => fireEvent.click(key(name)));
const type = (text: string) => press(...text.split(''));
const enter = async (label = 'Name') => {
  act(() => field(label).focus());
  await settle();
};
/** Marks a part, as a finger does. */
const mark = (from: number, to: number) =>
  act(() => {
    field().setSelectionRange(from, to);
    document.dispatchEvent(new Event('selectionchange'));
  });
const show = async (page: React.ReactNode, label = 'Name') => {
  render(
    <main data-ground>
      {page}
      <OnScreenKeyboard />
    </main>,
  );
  await enter(label);
};

describe('the keyboard of a kiosk', () => {
  it('is there while a text field has the focus, and leaves the focus to it', async () => {
    await show(<Named />);
    expect(keyboard()).toBeTruthy();
    expect(field().inputMode).toBe('none');
    expect(field().autocomplete).toBe('off');
    expect(fireEvent.mouseDown(key('Q'))).toBe(false);
    fireEvent.mouseUp(key('Q'));
    press('Done');
    await settle();
    expect(keyboard()).toBeNull();
    expect(document.documentElement.dataset.typing).toBeUndefined();
  });

  it('types a name with capitals where words begin', async () => {
    await show(<Named />);
    press('A', 'd', 'a', 'Space', 'L', 'o', '-', 'B', 'o');
    expect(field().value).toBe('Ada Lo-Bo');
  });

  it('writes and deletes in the middle, and in the place of what is marked', async () => {
    await show(<Named />);
    fireEvent.change(field(), { target: { value: 'Maia' } });
    mark(3, 3);
    type('n');
    expect(field().value).toBe('Maina');
    press('Delete', 'Delete');
    expect(field().value).toBe('Maa');
    expect(field().selectionStart).toBe(2);
    mark(0, 2);
    type('L');
    expect(field().value).toBe('La');
    expect(field().selectionStart).toBe(1);
  });

  it('deletes a character whole that has several codes', async () => {
    await show(<Named />);
    fireEvent.change(field(), { target: { value: 'Zoë👩‍🚀' } });
    mark(9, 9);
    press('Delete');
    expect(field().value).toBe('Zoë');
  });

  it('writes no more than the field takes', async () => {
    await show(<Named maxLength={3} />);
    press('A', 'd', 'a', 'm');
    expect(field().value).toBe('Ada');
  });

  it('keeps capitals after a second press, and writes letters with accents', async () => {
    await show(<Named type="password" />);
    press('Capital letters', 'Capital letters', 'A', 'B', 'Capital letters', 'c');
    press('Letters with accents', 'é', 'Letters', 'd', 'Signs', '@');
    expect(field().value).toBe('ABcéd@');
    expect(field().type).toBe('password');
  });

  it('begins anew in each field', async () => {
    await show(
      <>
        <Named />
        <Field label="Company" autoCapitalize="none" />
      </>,
    );
    press('Capital letters', 'Capital letters');
    await enter('Company');
    expect(key('q')).toBeTruthy();
    press('Letters with accents');
    await enter();
    expect(key('Q')).toBeTruthy();
  });

  it('has the letters of the language that the visitor chose', async () => {
    await show(<Named />);
    expect(screen.queryByRole('button', { name: 'Ü' })).toBeNull();
    await act(() => chooseLanguage('de'));
    try {
      press('Ü', 'b', 'e', 'r');
    } finally {
      await act(() => chooseLanguage('en'));
    }
    expect(field().value).toBe('Über');
  });

  it.each([
    { inputMode: 'numeric' as const, has: ['0', '9'], lacks: ['q', '+'] },
    { inputMode: 'tel' as const, has: ['0', '+'], lacks: ['q'] },
  ])('shows a number pad for $inputMode', async ({ inputMode, has, lacks }) => {
    await show(<Field label="Name" inputMode={inputMode} />);
    for (const name of has) expect(key(name)).toBeTruthy();
    for (const name of lacks) expect(screen.queryByRole('button', { name })).toBeNull();
    press('4', '2', 'Delete');
    expect(field().value).toBe('4');
  });

  it('begins lines only where a field has them', async () => {
    await show(<Named />);
    expect(screen.queryByRole('button', { name: 'New line' })).toBeNull();
    cleanup();
    await show(<TextArea label="Name" value="a" maxLength={9} onChange={() => undefined} />);
    expect(key('New line')).toBeTruthy();
  });

  it('does not hear the click of a finger, whose touch it has heard', async () => {
    await show(<Named />);
    const click = new MouseEvent('click', { bubbles: true, detail: 1 });
    act(() => void key('A').dispatchEvent(click));
    expect(field().value).toBe('');
  });

  it('goes when no one is there any more', async () => {
    await show(<Named />);
    await settle(IDLE_AFTER_MS);
    expect(keyboard()).toBeNull();
  });

  it('waits until a press has ended, and is not drawn anew by it', async () => {
    await show(<Named />);
    const shown = keyboard();
    fireEvent.mouseDown(document.body);
    act(() => field().blur());
    await settle();
    expect(keyboard()).toBe(shown);
    fireEvent.mouseUp(document.body);
    await settle();
    expect(keyboard()).toBeNull();
  });

  it('stands in the dialog of its field, and goes with the dialog', async () => {
    const page = (isOpen: boolean) => (
      <main data-ground>
        {isOpen && (
          <Dialog title="Sign" actions={null}>
            <Named />
          </Dialog>
        )}
        <OnScreenKeyboard />
      </main>
    );
    const { rerender } = render(page(true));
    await enter();
    expect(keyboard()?.closest('dialog')).toBe(screen.getByRole('dialog'));
    rerender(page(false));
    await settle();
    expect(keyboard()).toBeNull();
  });
});
