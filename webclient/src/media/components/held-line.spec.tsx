import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

import { ChatAside } from '#features/chat/ChatAside.js';
import { CallDrawer } from '#features/sessions/call/CallDrawer.js';
import type { CallInHand } from '../hooks/useCall.js';
import { OwnHold } from './HeldLine.js';

const SINCE = '2026-03-02T09:00:00.000Z';
const callOf = (self: object, phase = 'in') =>
  ({ state: { phase, self: { userCallId: 'me', pausedSince: SINCE, ...self } } }) as CallInHand;
const line = () => screen.queryByTestId('held-line');

afterEach(cleanup);

describe('the line that a call is on hold', () => {
  it('says for how long', () => {
    render(<OwnHold call={callOf({ paused: true })} />);
    expect(line()?.textContent).toContain('You are on hold.');
    expect(screen.getByTestId('held-for')).toBeTruthy();
  });

  it('leads a person who is in another call back', () => {
    render(<OwnHold call={callOf({ paused: true, isElsewhere: true })} />);
    expect(screen.getByRole('button').textContent).not.toBe('');
  });

  it('says nothing of a call that is not on hold, or not yet entered', () => {
    render(<OwnHold call={callOf({ paused: false })} />);
    render(<OwnHold call={callOf({ paused: true }, 'joining')} />);
    expect(line()).toBeNull();
  });

  it('stands in every chat that covers a call on a phone', () => {
    const held = <OwnHold call={callOf({ paused: true })} />;
    const chat = { chat: {} as never, rights: {} as never, nameless: '' };
    const { unmount } = render(<ChatAside {...chat} held={held} onClose={() => undefined} />);
    expect(line()).not.toBeNull();
    unmount();
    const drawer = (tab: 'chat-tab' | 'people-tab') => (
      <CallDrawer
        {...{ title: 'Review', tab, held, contents: { 'people-tab': '', 'chat-tab': '' } }}
        onTab={() => undefined}
        onClose={() => undefined}
      />
    );
    const { rerender } = render(drawer('chat-tab'));
    expect(line()).not.toBeNull();
    // The other tabs stand below the pictures, which say it.
    rerender(drawer('people-tab'));
    expect(line()).toBeNull();
  });
});
