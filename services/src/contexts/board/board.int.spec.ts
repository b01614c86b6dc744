import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readXfdf, wrapXfdf, XFDF_MESSAGE_MAX } from '@foyer/contracts/board';

import { eventually } from '#platform/testing/eventually.js';
import { BoardFixture, type BoardPage } from './testing/board-fixture.js';

const line = (name: string, page = 0) =>
  `<line name="${name}" page="${page}" start="1,1" end="9,9" color="#C2261A" width="2"/>`;

describe('the board of a call', () => {
  let fixture: BoardFixture;
  let ada: BoardPage;
  let vic: BoardPage;
  let eve: BoardPage;
  let callId: string;

  beforeAll(async () => {
    fixture = await BoardFixture.open();
    ada = await fixture.member('Ada');
    eve = await fixture.member('Eve');
  });
  // Each test has a call and a budget of its own.
  beforeEach(async () => {
    fixture.app.clock.advance(60_000);
    vic = await fixture.visitor('Vic');
    callId = await fixture.visitCall(ada, vic);
  });
  afterAll(() => fixture.close());

  const enter = (page: BoardPage, id = callId) =>
    page.send('getWhiteboard', { whiteboardId: id, isInCall: true, userId: page.id });
  const draw = (page: BoardPage, annotations: string, more: object = {}) =>
    page.send('updateXfdfString', {
      ...{ whiteboardId: callId, documentId: null, xfdfString: wrapXfdf(annotations) },
      ...more,
    });
  const names = async (page: BoardPage) =>
    readXfdf((await enter(page)).whiteboard?.xfdfString ?? '')?.marks.map(({ name }) => name);

  test('is the same for both, no matter who draws first, and for a person who comes later', async () => {
    await enter(ada);
    await enter(vic);
    const done = await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => draw(ada, line(`a${at}`))),
      ...Array.from({ length: 10 }, (_, at) => draw(vic, line(`v${at}`))),
    ]);
    expect(done.filter(({ ok }) => !ok)).toEqual([]);
    const told = (page: BoardPage) =>
      page.heard('onUpdateXfdfString').filter(({ whiteboardId }) => whiteboardId === callId);
    for (const page of [ada, vic]) {
      await eventually('all are told', () => told(page).length === 20);
    }
    expect((await names(ada))?.toSorted()).toHaveLength(20);
    expect(await names(vic)).toEqual(await names(ada));
    const { authors } = await enter(vic);
    expect(authors).toMatchObject({ a1: ada.id, v1: vic.id });
  });

  test('tells how far a stroke has come, and keeps nothing of it', async () => {
    await enter(ada);
    await enter(vic);
    expect(await draw(vic, line('m'), { isDraft: true })).toMatchObject({ ok: true });
    const drafts = () => ada.heard('onUpdateXfdfString').filter(({ by }) => by === vic.id);
    await eventually('it is told', () => drafts().length === 1);
    expect(drafts()[0]).toMatchObject({ isDraft: true });
    expect(vic.heard('onUpdateXfdfString')).toEqual([]);
    expect(await names(ada)).toEqual([]);
  });

  test('is led by the agent: the visitor draws, and changes nothing of the agent’s', async () => {
    await draw(ada, line('m'));
    expect(await draw(vic, line('m'))).toMatchObject({ code: 'FORBIDDEN' });
    const erased = { whiteboardId: callId, documentId: null, names: ['m'] };
    expect(await vic.send('deleteAnnotations', erased)).toMatchObject({ code: 'FORBIDDEN' });
    const turned = { whiteboardId: callId, pageNumber: 2 };
    expect(await vic.send('updatePage', turned)).toMatchObject({ code: 'BOARD_READ_ONLY' });
    expect(await ada.send('updatePage', turned)).toMatchObject({ ok: true });
    const zoomed = { whiteboardId: callId, zoomTo: 2 };
    expect(await ada.send('updateZoomTo', zoomed)).toMatchObject({ ok: true });
    expect((await enter(vic)).whiteboard).toMatchObject({ pageNumber: 2, zoomTo: 2 });
    expect(await ada.send('deleteAnnotations', erased)).toMatchObject({ ok: true });
    expect(await names(vic)).toEqual([]);
  });

  test('is not there for strangers, on hold, under another id, or in another’s name', async () => {
    const missing = { ok: false, code: 'BOARD_NOT_FOUND' };
    expect(await enter(eve)).toMatchObject(missing);
    expect(await draw(eve, line('m'))).toMatchObject(missing);
    expect(await draw(eve, line('m'), { isDraft: true })).toMatchObject(missing);
    const sessionId = await fixture.session(ada);
    expect(await enter(ada, sessionId)).toMatchObject(missing);
    const other = { whiteboardId: callId, isInCall: true, userId: vic.id };
    expect(await ada.send('getWhiteboard', other)).toMatchObject({ code: 'FORBIDDEN' });
    await enter(vic);
    await fixture.sentToWait(callId, vic.id, ada);
    expect(await enter(vic)).toMatchObject(missing);
    await draw(ada, line('m'));
    await names(ada);
    expect(vic.heard('onUpdateXfdfString')).toEqual([]);
    await fixture.resumed(callId, vic.id, ada);
    expect(await names(vic)).toEqual(['m']);
  });

  test('reads nothing of those who may not draw on it', async () => {
    const hello = { xfdfString: 'hello' };
    expect(await draw(eve, '', hello)).toMatchObject({ code: 'BOARD_NOT_FOUND' });
    const whiteboardId = fixture.id();
    const unknown = { code: 'BOARD_NOT_FOUND' };
    expect(await draw(vic, '', { ...hello, whiteboardId })).toMatchObject(unknown);
    const id = await fixture.sessionCall([ada, 'presenter'], [eve, 'viewer']);
    const refused = { code: 'BOARD_READ_ONLY' };
    expect(await draw(eve, '', { ...hello, whiteboardId: id })).toMatchObject(refused);
  });

  test('of a session is drawn on and led by presenters, and seen by viewers', async () => {
    const id = await fixture.sessionCall([ada, 'presenter'], [eve, 'viewer']);
    const of = { whiteboardId: id };
    expect(await draw(ada, line('m'), of)).toMatchObject({ ok: true });
    const seen = await enter(eve, id);
    expect(seen.whiteboard).toMatchObject({ readOnly: true });
    expect(readXfdf(seen.whiteboard?.xfdfString ?? '')?.marks).toMatchObject([{ name: 'm' }]);
    const refused = { code: 'BOARD_READ_ONLY' };
    expect(await draw(eve, line('n'), of)).toMatchObject(refused);
    expect(await draw(eve, line('n'), { ...of, isDraft: true })).toMatchObject(refused);
    expect(await eve.send('updateZoomTo', { ...of, zoomTo: 2 })).toMatchObject(refused);
    expect(await ada.send('updateZoomTo', { ...of, zoomTo: 2 })).toMatchObject({ ok: true });
  });

  test.each([
    ['no XFDF', 'hello'],
    ['a document type', '<!DOCTYPE a><xfdf/>'],
    ['a script', wrapXfdf('<text name="a" page="0"><script/></text>')],
    ['nothing', wrapXfdf('')],
    ['a deletion', wrapXfdf(line('m'), ['n'])],
  ])('refuses %s', async (_, xfdfString) => {
    expect(await draw(ada, '', { xfdfString })).toMatchObject({ code: 'XFDF_INVALID' });
    expect(await names(ada)).toEqual([]);
  });

  test.each([
    [
      'a mark with thousands of attributes',
      'a',
      Array.from({ length: 9_500 }, (_, at) => ` a${at}='"'`),
    ],
    ['a text that grows as it is written', 'b', ['>'.repeat(110_000)]],
  ])('refuses %s: no event holds it', async (_, kind, parts) => {
    const annotation =
      kind === 'a'
        ? `<square name="m" page="0" rect="0,0,9,9"${parts.join('')}/>`
        : `<text name="m" page="0" rect="0,0,9,9"><contents>${parts.join('')}</contents></text>`;
    expect(await draw(ada, annotation)).toMatchObject({ code: 'XFDF_TOO_LARGE' });
    expect(await names(ada)).toEqual([]);
  });

  test('refuses more than the channel takes, and takes what pages send at most', async () => {
    const text = (length: number) =>
      `<text name="m" page="0" rect="0,0,9,9"><contents>${'x'.repeat(length)}</contents></text>`;
    expect(await draw(ada, text(XFDF_MESSAGE_MAX))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await draw(ada, text(100_000))).toMatchObject({ ok: true });
  });

  test('shows documents of the call alone', async () => {
    const show = (documentId: string | null) =>
      ada.send('updateDocument', { whiteboardId: callId, documentId });
    expect(await show(fixture.id())).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const foreign = await fixture.document(fixture.id(), ada, 'application/pdf');
    expect(await show(foreign)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    for (const uploader of [vic, ada]) {
      const draft = await fixture.document(callId, uploader, 'application/pdf', { draft: true });
      expect(await show(draft)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
      expect(await draw(ada, line('m'), { documentId: draft })).toMatchObject({
        code: 'DOCUMENT_NOT_FOUND',
      });
    }
    const text = await fixture.document(callId, vic, 'application/msword');
    expect(await show(text)).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const own = await fixture.document(callId, vic, 'application/pdf');
    await enter(vic);
    expect(await show(own)).toMatchObject({ ok: true });
    await eventually('all are told', () => vic.heard('onUpdateDocument').length === 1);
    expect(await draw(vic, line('m'), { documentId: own })).toMatchObject({ ok: true });
    expect(await names(ada)).toEqual(['m']);
    expect(await show(null)).toMatchObject({ ok: true });
    expect(await names(ada)).toEqual([]);
  });

  test('is taken out as PDF and XFDF by those who see it, and by its agent afterwards', async () => {
    await draw(vic, line('m', 1));
    const ask = (page: BoardPage, what: string) => fixture.file(`${callId}/${what}`, page);
    expect(await ask(eve, 'pdf')).toMatchObject({ status: 404 });
    const { status, text } = await ask(ada, 'xfdf');
    expect(status).toBe(200);
    expect(readXfdf(text)?.marks).toMatchObject([{ name: 'm', attributes: { title: 'Vic' } }]);
    const pdf = await ask(vic, 'pdf');
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    // One person with many exports leaves the maker to the others.
    const many = await Promise.all([1, 2, 3, 4].map(() => ask(vic, 'pdf')));
    expect(many.map(({ status: of }) => of).toSorted()).toEqual([200, 200, 429, 429]);
    const drawn = async (page: BoardPage) =>
      fixture.app.call(`GET /whiteboard/${callId}/drawn`, { token: page.token });
    const blank = { status: 200, body: { drawn: [{ documentId: null, name: null }] } };
    expect(await drawn(vic)).toMatchObject(blank);
    expect(await drawn(eve)).toMatchObject({ status: 404 });
    await fixture.ended(callId);
    expect(await drawn(ada)).toMatchObject(blank);
    expect(await drawn(vic)).toMatchObject({ status: 404 });
    expect(await ask(vic, 'xfdf')).toMatchObject({ status: 404 });
    expect(await ask(ada, 'xfdf')).toMatchObject({ status: 200 });
  });
});
