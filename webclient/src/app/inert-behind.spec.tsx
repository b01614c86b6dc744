import '#testing/browser-parts.js';
import '#testing/english.js';

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { QuietLine } from '#design/QuietLine.js';
import { ChatAside } from '#features/chat/ChatAside.js';
import { CallDrawer } from '#features/sessions/call/CallDrawer.js';
import { boardTitle } from '#features/board/board-title.js';
import { BoardLine } from '#features/board/BoardLine.js';
import { askedToSign } from '#features/board/asked-to-sign.js';
import { WayBackLine } from '#media/components/WayBackNotice.js';
import { COVERING } from './useCovers.js';

const nothing = () => undefined;
const chat = { chat: {} as never, rights: {} as never, nameless: '' };
const drawer = (tab: 'chat-tab' | 'people-tab', held?: ReactNode) => (
  <CallDrawer
    {...{ title: 'Review', tab, held, contents: { 'people-tab': '', 'chat-tab': '' } }}
    onTab={nothing}
    onClose={nothing}
  />
);
const covering = [
  ['chat of a call', (held?: ReactNode) => <ChatAside {...chat} held={held} onClose={nothing} />],
  ['chat of a session', (held?: ReactNode) => drawer('chat-tab', held)],
] as const;

/** True if keys reach it. */
const isReached = (text: string) => screen.getByText(text).closest('[inert]') === null;
const page = (panel: ReactNode, more?: ReactNode) => (
  <div>
    <nav>Desk</nav>
    <section>
      <main>
        <button type="button">Leave</button>
      </main>
      {panel}
      {more}
    </section>
    <QuietLine>Offline</QuietLine>
  </div>
);

describe('what lies behind a panel that covers the page', () => {
  let media: EventTarget & { matches: boolean };
  const widen = (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  beforeEach(() => {
    media = Object.assign(new EventTarget(), { matches: true });
    globalThis.matchMedia = (query) =>
      (query === COVERING ? media : Object.assign(new EventTarget(), { matches: false })) as never;
  });
  afterEach(cleanup);

  describe.each(covering)('the %s', (_name, panel) => {
    it('is reached by no key until it is closed', () => {
      const { rerender } = render(page(panel()));
      expect([isReached('Leave'), isReached('Desk')]).toEqual([false, false]);
      rerender(page(null));
      expect([isReached('Leave'), isReached('Desk')]).toEqual([true, true]);
    });

    it('is reached again once the window is wide', () => {
      render(page(panel()));
      widen(false);
      expect(isReached('Leave')).toBe(true);
      widen(true);
      expect(isReached('Leave')).toBe(false);
    });

    it('includes what comes later, and not what lies above', async () => {
      const { rerender } = render(page(panel()));
      expect(isReached('Offline')).toBe(true);
      rerender(page(panel(), <p>Someone knocks</p>));
      await act(async () => undefined);
      expect(isReached('Someone knocks')).toBe(false);
    });

    it('is said above it: the way back, in reach of the keys', () => {
      const back = jest.fn();
      const left = { how: 'leave', until: Date.now() + 9_000 } as const;
      const wayBack = { left, back, leave: nothing, goNow: nothing, forget: nothing };
      render(page(panel(<WayBackLine {...wayBack} />)));
      const button = screen.getByRole('button', { name: /Return to the call/ });
      expect(button.closest('[inert]')).toBeNull();
      fireEvent.click(button);
      expect(back).toHaveBeenCalled();
    });

    it('is said above it: the board, with a press that leads to it', () => {
      const show = jest.fn();
      render(page(panel(<BoardLine onShow={show} />)));
      expect(screen.getByTestId('held-line').textContent).toContain(boardTitle.isOpen.en);
      act(() => askedToSign.set(true));
      expect(screen.getByTestId('held-line').textContent).toContain(boardTitle.isAsked.en);
      act(() => askedToSign.set(false));
      fireEvent.click(screen.getByTestId('show-covered-board'));
      expect(show).toHaveBeenCalled();
    });
  });

  it('stays in reach of a panel that covers only a part', () => {
    render(page(drawer('people-tab')));
    expect(isReached('Leave')).toBe(true);
  });
});

describe('what a style sheet fixes to the window', () => {
  const root = resolve(import.meta.dirname, '..');
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const)
    .filter(([, css]) => css.includes('position: fixed'));
  const sourceOf = (sheet: string) =>
    readFileSync(resolve(root, sheet.replace('.module.css', '.tsx')), 'utf8');
  /** The screen of a kiosk, which darkens all, and ends its slides at any key or touch. */
  const isOfKiosk = (sheet: string) => /kiosk|Slides/.test(sheet);
  /** Sheets of parts that are opened from within what they cover, or are themselves covered. */
  const isWithin = (sheet: string) => /Menu\.|CallFrame|DeskPage/.test(sheet);

  it.each(sheets)('covers the page and makes it inert, or lies above: %s', (sheet, css) => {
    if (isOfKiosk(sheet) || isWithin(sheet)) return;
    const isCovering =
      /position: fixed;\s+z-index: \d+;\s+inset: (?:0|var\(--lines, 0px\) 0 0);/.test(css);
    if (isCovering && !css.includes('pointer-events: none')) {
      expect(css).toContain(`@media ${COVERING}`);
      expect(sourceOf(sheet)).toContain('useCovers(');
    } else {
      expect(sourceOf(sheet)).toMatch(/data-(above|incoming)/);
    }
  });
});
