import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import type { CallInHand } from '#media/hooks/useCall.js';
import { answering } from '#testing/answering.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import { MessageDocuments } from '../chat/messages/MessageDocuments.js';
import { CallDocumentsButton } from './CallDocumentsButton.js';
import { documentStore } from './document-store.js';

const CALL = '0199a000-0000-7000-8000-0000000000c1';
const native = { request: globalThis.XMLHttpRequest, fetch: globalThis.fetch };

/** An upload that is taken in at once. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly response = { _id: 'own' };
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  readonly send = () => void this.dispatchEvent(new Event('load'));
}

afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = native.request;
  globalThis.fetch = native.fetch;
});

const channel = new Channel(new FakeSocket());
const button = (documents: readonly string[] | null) => {
  const call = { state: { now: documents && { documents } } } as unknown as CallInHand;
  return (
    <CallDocumentsButton {...{ call, channel }} callId="c1" token={() => null} mayDelete={false} />
  );
};
const name = () => screen.getByTestId('show-documents').getAttribute('aria-label');

it('counts the documents that came while the list was closed, until it is opened', () => {
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

it('counts neither own documents, nor those that were shown in the chat', async () => {
  answering(200, { callDetailId: CALL });
  globalThis.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
  const { rerender } = render(button(['d1']));
  const store = documentStore({ kind: 'call', id: CALL }, { token: () => null });
  await act(() =>
    store.upload(new File(['%PDF'], 'Offer.pdf', { type: 'application/pdf' }), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }),
  );
  rerender(button(['d1', 'own', 'shown']));
  expect(name()).toBe('Documents, 1 new');
  render(
    <MessageDocuments
      documents={[{ documentId: 'shown', document: null }] as never}
      download={async () => new Blob()}
    />,
  );
  expect(name()).toBe('Documents');
});
