import '../../testing/browser-parts.js';
import '../../testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import type { CallInHand } from '../../media/hooks/useCall.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { Channel } from '../../wire/channel.js';
import { CallDocumentsButton } from './CallDocumentsButton.js';

afterEach(cleanup);

it('counts the documents that came while the list was closed, until it is opened', () => {
  const channel = new Channel(new FakeSocket());
  const button = (documents: readonly string[] | null) => {
    const call = { state: { now: documents && { documents } } } as unknown as CallInHand;
    return (
      <CallDocumentsButton
        {...{ call, channel }}
        callId="c1"
        token={() => null}
        mayDelete={false}
      />
    );
  };
  const name = () => screen.getByTestId('show-documents').getAttribute('aria-label');
  const { rerender } = render(button(null));
  rerender(button(['d1']));
  expect(name()).toBe('Documents');
  expect(screen.queryByTestId('count-mark')).toBeNull();
  rerender(button(['d1', 'd2', 'd3']));
  expect(name()).toBe('Documents, 2 new');
  expect(screen.getByTestId('count-mark').textContent).toBe('2');
  fireEvent.click(screen.getByTestId('show-documents'));
  expect(name()).toBe('Documents');
  expect(screen.queryByTestId('count-mark')).toBeNull();
});
