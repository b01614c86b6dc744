import { afterEach, expect, jest, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@foyer/contracts/portals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { openConsole } from '#testing/openConsole.js';

const { general, callLogic, documents: _, content, ...placed } = DEFAULT_SETTINGS;
const FORM = '0199a000-0000-7000-8000-0000000000d1';
const portal = {
  ...{ ...general, ...callLogic, ...placed, queueContent: content },
  ...{ id: 'p1', _id: 'p1', name: 'Reception', shortlink: 'reception', timeZone: 'Europe/Berlin' },
  ...{ deactivated: true, onlineStatus: 'closed', hasPin: false, members: [], groupIds: [] },
  ...{ documentIds: [FORM], revision: 4 },
  files: [
    {
      ...{ documentId: FORM, name: 'Form.pdf', size: 2048 },
      ...{ mediaType: 'pdf', contentType: 'application/pdf' },
    },
  ],
};

const native = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = native;
});

/** A server that does all it is asked; keeps what that was. */
function serving(): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? null : (JSON.parse(body) as unknown) });
    const blob = async () => new Blob(['%PDF']);
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({}), blob };
  }) as unknown as typeof fetch;
  return asked;
}

test('a document of a portal is removed once that was confirmed', async () => {
  await openConsole('portals/p1/documents', { portals: [portal], members: [] });
  const asked = serving();
  const removed = () => asked.filter(({ path }) => path.includes('/queue/updateDocument'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Form.pdf' }));
  const question = await screen.findByRole('dialog', { name: 'Remove “Form.pdf”?' });
  expect(removed()).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed()).toHaveLength(1));
  expect(removed()[0]?.body).toMatchObject({
    queueId: 'p1',
    documents: [{ documentId: FORM, isDelete: true }],
  });
});

test('a document of a portal is downloaded by its name', async () => {
  await openConsole('portals/p1/documents', { portals: [portal], members: [] });
  const asked = serving();
  URL.createObjectURL = jest.fn(() => 'blob:form');
  URL.revokeObjectURL = jest.fn();
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Download: Form.pdf' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('Form.pdf');
  expect(asked[0]?.path).toContain(`/queue/p1/file/${FORM}`);
  clicked.mockRestore();
});
