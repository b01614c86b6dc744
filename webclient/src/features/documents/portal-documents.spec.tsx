import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { portalDocumentStore } from './portal-documents.js';
import { PortalDocuments } from './PortalDocuments.js';

const PORTAL = '0199a000-0000-7000-8000-0000000000a1';
const native = globalThis.fetch;

const FORM = '0199a000-0000-7000-8000-0000000000d1';
const FILM = '0199a000-0000-7000-8000-0000000000d2';
const form = {
  ...{ _id: FORM, documentId: FORM, name: 'Form.pdf', size: 2048 },
  ...{ mediaType: 'pdf', contentType: 'application/pdf' },
};
const film = {
  ...{ _id: FILM, documentId: FILM, name: 'Welcome.mp4', size: 4096 },
  ...{ mediaType: 'video', contentType: 'video/mp4' },
};

/**
 * A server with documents of the portal, and one file for all of them; keeps which paths were
 * asked.
 */
function serving(docs: readonly object[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const page = {
      ...{ docs, totalDocs: docs.length, totalPages: 1 },
      ...{ page: 1, limit: 100, hasNextPage: false },
    };
    const blob = async () => new Blob(['%PDF'], { type: 'application/pdf' });
    return { status: 200, ok: true, headers: new Headers(), json: async () => page, blob };
  }) as unknown as typeof fetch;
  return asked;
}

function open(): File[] {
  const shared: File[] = [];
  const store = portalDocumentStore(PORTAL, () => 'token');
  render(<PortalDocuments store={store} onShare={(file) => shared.push(file)} />);
  return shared;
}

afterEach(() => {
  cleanup();
  globalThis.fetch = native;
});

it('is shared in the call by its name, as the file that the portal keeps', async () => {
  const asked = serving([form, film]);
  const shared = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Share Form.pdf in the call' }));
  await waitFor(() => expect(shared.map(({ name, type }) => [name, type])).toHaveLength(1));
  expect([shared[0]?.name, shared[0]?.type]).toEqual(['Form.pdf', 'application/pdf']);
  expect(asked.at(-1)).toContain(`/queue/${PORTAL}/file/${FORM}`);
  // A call takes no videos; it can be looked at all the same.
  expect(screen.queryByRole('button', { name: 'Share Welcome.mp4 in the call' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download Welcome.mp4' })).toBeTruthy();
});

it('is not spoken of where the portal has none', async () => {
  const asked = serving([]);
  open();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByTestId('portal-documents')).toBeNull());
});

it('says that it could not be loaded, and loads it again', async () => {
  serving([]);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  open();
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  serving([form]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Form.pdf')).toBeTruthy();
});
