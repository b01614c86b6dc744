import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { WAYS_OUT, type DocumentPlace, type WayOut } from '@foyer/contracts/documents';
import { APP_SETTING_ID, type RetentionSetting } from '@foyer/contracts/settings';
import { CommandBus } from '@nestjs/cqrs';

import { Rejected } from '#platform/cqrs';
import { eventually } from '#platform/testing/eventually.js';
import { DeleteDocument } from '#contexts/documents';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const TYPED = { method: 'typed', name: 'Ben Berger' };
const LOOK_MS = 900_000;

/** A signed document, and who has a part in it. */
interface Signed {
  readonly ada: BoardPage;
  readonly ben: BoardPage;
  readonly sessionId: string;
  readonly callId: string;
  readonly id: string;
}

describe('a signed document', () => {
  let fixture: BoardFixture;
  let max: BoardPage;
  let file: Uint8Array;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    max = await fixture.member('Max', 'admin');
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]);
    file = await pdf.save();
  });
  afterAll(() => fixture.close());

  const ask = (path: `${'GET' | 'POST' | 'DELETE'} /${string}`, by: BoardPage, body?: object) =>
    fixture.app.call(path, { token: by.token, ...(body && { body }) });
  const statusOf = async (id: string) => (await ask(`GET /document/${id}`, max)).status;
  const choose = (retention: RetentionSetting) => ask('POST /appSetting', max, { retention });
  const years = (signedDocumentsYears: number) =>
    choose({ signedDocuments: 'years', signedDocumentsYears });
  const forget = () => ask(`DELETE /appSetting/${APP_SETTING_ID}?group=retention`, max);

  const signed = async (): Promise<Signed> => {
    const ada = await fixture.member(`Ada${fixture.id().slice(-5)}`);
    const ben = await fixture.member(`Ben${fixture.id().slice(-5)}`);
    const sessionId = await fixture.session(ada, ben);
    const callId = await fixture.callOfSession(sessionId, [ada, 'admin'], [ben, 'presenter']);
    const fields = { name: 'Lease.pdf', size: String(file.length), type: 'application/pdf' };
    const { body } = await fixture.app.upload('POST /document', {
      ...{ token: ada.token, field: 'document', file },
      fields: {
        ...{ ...fields, uploadBy: ada.id },
        ...{ uploadFrom: 'session-documents', identity: sessionId },
      },
    });
    const { _id: documentId } = body as { _id: string };
    const said = (more: object) =>
      ada.send('notification', { whiteboardId: callId, documentId, ...more });
    await said({ type: 'setMembersForSign', membersForSign: [ben.id] });
    await said({ type: 'signatureRequested' });
    const sign = { documentId, signature: TYPED };
    const done = await ask(`POST /whiteboard/${callId}/sign`, ben, sign);
    expect(done).toMatchObject({ status: 201 });
    const id = (done.body as { _id: string })._id;
    const documents = [{ documentId: id, isDelete: false }];
    await ask('POST /callDetail/updateDocument', ada, { callDetailId: callId, documents });
    return { ada, ben, sessionId, callId, id };
  };
  /** Removes it as the program does; the code of the refusal, or nothing. */
  const removed = async (
    { ada, sessionId, id: documentId }: Signed,
    because: 'with-message' | 'unsent' | 'expired',
  ) => {
    const place: DocumentPlace = { kind: 'session', id: sessionId };
    const known = { documentId, place, uploadedBy: ada.id, because };
    const commands = fixture.app.app.get(CommandBus);
    try {
      await commands.execute(new DeleteDocument(fixture.app.asSystem(), known));
    } catch (error) {
      if (error instanceof Rejected) return error.code;
      throw error;
    }
    return undefined;
  };
  const codeOf = (answer: { body: unknown }) =>
    (answer.body as { errors?: { code: string } }).errors?.code;
  const SIGNED = 'DOCUMENT_SIGNED';

  /** Each way out: what is tried, and how it is refused. A way without a row does not compile. */
  const tries: Record<WayOut, (there: Signed) => Promise<readonly [said: unknown, is: unknown][]>> =
    {
      asked: async ({ ada, sessionId, callId, id }) => {
        const documents = [{ documentId: id, isDelete: true }];
        const ofCall = { callDetailId: callId, documents };
        return [
          [codeOf(await ask(`DELETE /document/${id}`, ada)), SIGNED],
          [
            codeOf(await ask('POST /session/updateDocument', ada, { sessionId, documents })),
            SIGNED,
          ],
          [codeOf(await ask('POST /callDetail/updateDocument', ada, ofCall)), SIGNED],
        ];
      },
      'with-session': async ({ ada, sessionId, callId }) => {
        await fixture.ended(callId);
        const kept = 'SESSION_KEEPS_SIGNED';
        return [
          [codeOf(await ask(`DELETE /admin/sessions/${sessionId}`, max)), kept],
          [codeOf(await ask('POST /session/delete', ada, { ids: [sessionId] })), kept],
        ];
      },
      forgotten: async ({ ada, callId }) => {
        await fixture.ended(callId);
        await fixture.memberDeleted(ada);
        const { body } = await ask(`POST /admin/people/${ada.id}/forget`, max);
        return [[body, expect.objectContaining({ kept: [expect.objectContaining({ count: 1 })] })]];
      },
      'with-message': async (there) => [[await removed(there, 'with-message'), SIGNED]],
      unsent: async (there) => [[await removed(there, 'unsent'), undefined]],
      // The choice is open: nothing is refused, and nothing goes.
      expired: async (there) => [[await removed(there, 'expired'), undefined]],
    };

  test.each(WAYS_OUT)('stays on the way out “%s”', async (way) => {
    const there = await signed();
    const before = await fixture.download(there.id, max);
    for (const [said, is] of await tries[way](there)) expect(said).toEqual(is);
    expect(await statusOf(there.id)).toBe(200);
    expect((await fixture.download(there.id, max)).equals(before)).toBe(true);
  });

  describe('that the company keeps for some years', () => {
    const advanceYears = (count: number) => {
      fixture.app.clock.advance(count * 366 * 86_400_000);
    };
    const look = () => fixture.app.clock.advance(LOOK_MS + 1_000);

    test('goes at the end of its period, and not where the choice is open or without limit', async () => {
      const { id, sessionId } = await signed();
      expect(await ask('GET /appSetting', max)).toMatchObject({
        body: { retention: { signedDocuments: 'undecided', signedDocumentsYears: null } },
      });
      expect(await choose({ signedDocuments: 'years', signedDocumentsYears: null })).toMatchObject({
        status: 400,
      });
      advanceYears(3);
      look();
      expect(await statusOf(id)).toBe(200);
      await choose({ signedDocuments: 'forever', signedDocumentsYears: null });
      look();
      expect(await statusOf(id)).toBe(200);
      await years(50);
      look();
      expect(await statusOf(id)).toBe(200);
      await years(1);
      await eventually('it is gone', async () => {
        look();
        return (await statusOf(id)) === 404;
      });
      await forget();
      const events: object[] = [];
      for await (const { type, data } of fixture.app.eventLog.readStream(`document-${id}`)) {
        events.push({ type, data });
      }
      expect(events.at(-1)).toMatchObject({
        ...{ type: 'DocumentDeleted', data: { documentId: id, keptYears: 1 } },
      });
      const list = await ask(`GET /session/documents?sessionId=${sessionId}`, max);
      expect(JSON.stringify(list.body)).not.toContain(id);
    });

    test('stays while a person is asked to sign it once more', async () => {
      const there = await signed();
      const { ada, ben, callId, id } = there;
      const said = (more: object) =>
        ada.send('notification', { whiteboardId: callId, documentId: id, ...more });
      await said({ type: 'setMembersForSign', membersForSign: [ben.id] });
      expect(await said({ type: 'signatureRequested' })).toMatchObject({ ok: true });
      await years(1);
      expect(await removed(there, 'expired')).toBe('DOCUMENT_BEING_SIGNED');
      await forget();
      expect(await statusOf(id)).toBe(200);
    });
  });
});
