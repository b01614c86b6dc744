import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DocumentPlace } from '@foyer/contracts/documents';

import { eventually } from '#platform/testing/eventually.js';
import { ChatFixture, type Page } from './testing/chat-fixture.js';

const FILE = new TextEncoder().encode('%PDF-1.7 A draft');
const DAY_MS = 24 * 3_600_000;

/** A place where people attach documents, and the people there. */
interface There {
  readonly place: DocumentPlace;
  readonly author: Page;
  readonly other: Page;
}

describe.each(['session', 'call'] as const)('a document for a message of a %s', (kind) => {
  let fixture: ChatFixture;

  beforeAll(async () => {
    fixture = await ChatFixture.open();
  });
  beforeEach(() => fixture.app.clock.advance(10_000));
  afterAll(() => fixture.close());

  const begin = async (): Promise<There> => {
    const [agent, visitor] = [await fixture.member('Ada'), await fixture.visitor('Vera')];
    if (kind === 'call') {
      const id = await fixture.visitCall(agent, visitor);
      return { place: { kind, id }, author: visitor, other: agent };
    }
    const other = await fixture.member('Tom');
    const id = await fixture.session(agent, other);
    return { place: { kind, id }, author: agent, other };
  };
  const draft = async ({ place, author }: There, name = 'Draft.pdf') => {
    const { body } = await fixture.app.upload('POST /document', {
      ...{ token: author.token, field: 'document', file: FILE },
      fields: {
        ...{ name, size: `${FILE.length}`, type: 'application/pdf', uploadBy: author.id },
        ...{ uploadFrom: kind === 'session' ? 'session-documents' : 'session-call' },
        ...{ identity: place.id, draft: 'true' },
      },
    });
    return (body as { readonly _id: string })._id;
  };
  const ask = (path: `${'GET' | 'DELETE' | 'POST'} /${string}`, by: Page, body?: object) =>
    fixture.app.call(path, { token: by.token, ...(body && { body }) });
  const statusOf = async (by: Page, documentId: string) =>
    (await ask(`GET /document/${documentId}`, by)).status;
  const listed = async ({ place: { id }, other }: There) => {
    const { body } = await ask(
      kind === 'session'
        ? `GET /session/documents?sessionId=${id}`
        : `GET /document/ofCall?callDetailId=${id}`,
      other,
    );
    return (body as { readonly docs: readonly { readonly _id: string }[] }).docs;
  };
  const send = (by: Page, { place }: There, ...documentIds: readonly string[]) => {
    const documents = documentIds.map((documentId) => ({ documentId }));
    const message = { _id: fixture.id(), receiver: place.id, message: '' };
    return by.send('send-message', { ...message, type: 'document', documents });
  };
  const remove = (by: Page, messageId = '') => by.send('deleteMessage', { messageId });

  test('is its author’s alone until it is sent', async () => {
    const there = await begin();
    const { author, other } = there;
    const documentId = await draft(there);
    for (const path of ['', 'download/', 'preview?documentId='] as const) {
      expect((await ask(`GET /document/${path}${documentId}`, other)).status).toBe(404);
    }
    expect(await statusOf(author, documentId)).toBe(200);
    expect(await listed(there)).toEqual([]);
    expect(await send(other, there, documentId)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect((await ask(`DELETE /document/${documentId}`, other)).status).toBe(404);
    expect(await send(author, there, documentId)).toMatchObject({
      message: { documents: [{ documentId, document: { name: 'Draft.pdf' } }] },
    });
    expect(await listed(there)).toMatchObject([{ _id: documentId, goesWithMessage: true }]);
    expect(await statusOf(other, documentId)).toBe(200);
  });

  test('is found by its author in other tabs and after a reload, in its place, until it is sent', async () => {
    const [there, elsewhere] = [await begin(), await begin()];
    const { author, other, place } = there;
    const drafts = async (by: Page, { id } = place) => {
      const from = kind === 'session' ? 'session-documents' : 'session-call';
      const { status, body } = await ask(
        `GET /document/drafts?uploadFrom=${from}&identity=${id}`,
        by,
      );
      if (status !== 200) return status;
      return (body as { docs: { _id: string }[] }).docs.map(({ _id }) => _id);
    };
    const [first, second] = [await draft(there, 'A.pdf'), await draft(there, 'B.pdf')];
    expect(await drafts(author)).toEqual([first, second]);
    // A viewer of a session shares nothing there.
    expect([403, []]).toContainEqual(await drafts(other));
    expect(await drafts(author, elsewhere.place)).toBeGreaterThanOrEqual(403);
    await send(await fixture.tab(author), there, first);
    expect(await drafts(author)).toEqual([second]);
    await ask(`DELETE /document/${second}`, author);
    expect(await drafts(author)).toEqual([]);
  });

  test('is brought, sent, read and taken off also by its author on hold', async () => {
    const there = await begin();
    const { author, other, place } = there;
    if (kind === 'call') await fixture.sentToWait(place.id, author.id, other);
    const documentId = await draft(there);
    expect(await send(author, there, documentId)).toMatchObject({
      message: { documents: [{ documentId }] },
    });
    for (const by of [author, other]) expect(await statusOf(by, documentId)).toBe(200);
    const second = await draft(there);
    expect((await ask(`DELETE /document/${second}`, author)).status).toBe(200);
  });

  test('cannot be listed separately from its message by any person', async () => {
    const there = await begin();
    const documentId = await draft(there);
    const documents = [{ documentId, isDelete: false }];
    const { id } = there.place;
    const [path, body] =
      kind === 'session'
        ? (['POST /session/updateDocument', { sessionId: id, documents }] as const)
        : (['POST /callDetail/updateDocument', { callDetailId: id, documents }] as const);
    for (const by of [there.author, there.other]) {
      expect((await ask(path, by, body)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await listed(there)).toEqual([]);
  });

  test('is gone when it is taken off, also for a message that another tab sends', async () => {
    const there = await begin();
    const documentId = await draft(there);
    const second = await fixture.tab(there.author);
    expect((await ask(`DELETE /document/${documentId}`, there.author)).status).toBe(200);
    expect(await statusOf(there.author, documentId)).toBe(404);
    expect(await send(second, there, documentId)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect(await listed(there)).toEqual([]);
  });

  test('goes when no message came for it in a day, and stays where one came', async () => {
    const there = await begin();
    const [sent, left] = [await draft(there), await draft(there)];
    await send(there.author, there, sent);
    fixture.app.clock.advance(DAY_MS - 60_000);
    expect(await statusOf(there.author, left)).toBe(200);
    fixture.app.clock.advance(120_000);
    await eventually('the draft is gone', async () => {
      return (await statusOf(there.author, left)) === 404;
    });
    expect(await statusOf(there.other, sent)).toBe(200);
  });

  test('goes with its message, but stays where a board had it or another message has it', async () => {
    const there = await begin();
    const { author, other, place } = there;
    const [plain, shown, twice] = [await draft(there), await draft(there), await draft(there)];
    const { message } = await send(author, there, plain, shown, twice);
    expect(await send(author, there, twice)).toMatchObject({ ok: true });
    const data = { boardId: place.id, documentId: shown, by: other.id };
    await fixture.happened('board', place.id, { type: 'BoardDocumentShown', data });
    expect(await listed(there)).toMatchObject([
      { _id: plain, goesWithMessage: true },
      { _id: shown, goesWithMessage: false },
      { _id: twice },
    ]);
    expect(await remove(author, message?._id)).toMatchObject({ ok: true });
    await eventually('it is gone', async () => (await statusOf(other, plain)) === 404);
    expect(await listed(there)).toMatchObject([{ _id: shown }, { _id: twice }]);
  });
});
