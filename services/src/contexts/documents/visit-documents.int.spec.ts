import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { accepted } from '@foyer/contracts/decision';
import {
  GOODBYE_KEEPS_MS,
  lineEvents,
  visitEvents,
  type LineEvent,
  type VisitEvent,
} from '@foyer/contracts/visits';

import { defineAggregate, ofItself, stream, type DomainEvent, type Stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { EndCall, LeaveCall, PauseParticipant, StartCall } from '#contexts/calls';
import { ErasureService } from '#contexts/identity';
import { CALLS_MAX } from './views/find-visit-documents.js';
import { Previews } from './views/previews.js';
import { DocumentsFixture, PDF, type Somebody } from './testing/documents-fixture.js';

const Line = defineAggregate<null, LineEvent>({
  ...{ name: 'line', initial: null, evolve: () => null, events: lineEvents },
});
const Visit = defineAggregate<null, VisitEvent>({
  ...{ name: 'visit', initial: null, evolve: () => null, events: visitEvents },
});

describe('the documents of a visit that is over', () => {
  let fixture: DocumentsFixture;
  let ada: Somebody;
  let tom: Somebody;

  beforeAll(async () => {
    fixture = await DocumentsFixture.open();
    [ada, tom] = [await fixture.member(), await fixture.member()];
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => fixture.close());

  const uploaded = async (by: Somebody, identity: string) => {
    const answer = await fixture.upload(by, { uploadFrom: 'session-call', identity, content: PDF });
    expect(answer.status).toBe(201);
    return answer.body._id;
  };
  const show = (by: Somebody, callDetailId: string, documentId: string) =>
    fixture.call('POST /callDetail/updateDocument', by, {
      callDetailId,
      documents: [{ documentId, isDelete: false }],
    });
  const download = (by: Somebody, id: string) => fixture.call(`GET /document/download/${id}`, by);
  const refused = (code: string) => ({ body: { errors: { code } } });

  const about = () => ofItself('test', fixture.newId(), fixture.newId());
  const written = async <E extends DomainEvent>(of: Stream<null, E>, events: readonly E[]) => {
    const { position } = await fixture.test.core.commandRunner.run({
      ...{ name: 'Happened', context: about(), streams: { of } },
      decide: () => accepted({ of: events }),
    });
    await fixture.test.app.get(Freshness).waitFor(position);
  };
  const happened = (visitId: string, ...events: readonly VisitEvent[]) =>
    written(stream(Visit, visitId), events);
  const ended = (visitId: string, reason: 'served' | 'removed' = 'served'): VisitEvent => ({
    type: 'VisitEnded',
    data: { visitId, reason },
  });
  const visitorInCall = async ({ isAtKiosk = false } = {}) => {
    const visitor = fixture.someone('guest');
    const [visitId, portalId] = [visitor.id, fixture.newId()];
    const data = { visitId, portalId, visitorName: 'Vera', language: 'en' } as const;
    const atKiosk = { type: 'VisitOriginNoted', data: { visitId, deviceId: ada.id } } as const;
    await happened(visitId, { type: 'VisitOpened', data }, ...(isAtKiosk ? [atKiosk] : []));
    const joinedAt = fixture.test.clock.now().toISOString();
    await written(stream(Line, portalId), [
      { type: 'VisitorJoinedLine', data: { portalId, visitId, joinedAt } },
    ]);
    return { visitor, callId: await fixture.portalCall(ada, visitor) };
  };
  /** A visitor whose call is over, and the document that the agent showed in it. */
  const servedVisitor = async (more: { readonly isAtKiosk?: boolean } = {}) => {
    const { visitor, callId } = await visitorInCall(more);
    const id = await uploaded(ada, callId);
    await show(ada, callId, id);
    await fixture.run((context) => new EndCall(context, { callId, endedBy: ada.id }));
    return { visitor, id };
  };
  /** A further call of a visitor, which no one has come into yet. */
  const anotherCall = async (visitor: Somebody) => {
    fixture.test.clock.advance(1_000);
    const callId = fixture.newId();
    const origin = { kind: 'queue', id: visitor.id, portalId: ada.id, agentId: tom.id } as const;
    const participants = [
      { joinerId: tom.id, joinerType: 'User', role: 'moderator' },
      { joinerId: visitor.id, joinerType: 'Guest', role: 'guest' },
    ] as const;
    await fixture.run(
      (context) => new StartCall(context, { callId, origin, participants: [...participants] }),
    );
    return callId;
  };
  const ofVisit = (by: Somebody) => fixture.call('GET /document/ofVisit', by);
  const reads = async (visitor: Somebody, ...ids: readonly string[]) => {
    const { docs } = (await ofVisit(visitor)).body;
    expect(docs.map(({ _id }) => _id)).toEqual(ids);
  };

  test('stay with the visitor for a while, those of an earlier call of the visit too', async () => {
    const { visitor, id } = await servedVisitor();
    // The visitor is back in line, and has nothing of before.
    await reads(visitor);
    const callId = await anotherCall(visitor);
    for (const one of [tom, visitor]) await fixture.joins(callId, one.id);
    const second = await uploaded(visitor, callId);
    const unshown = await uploaded(tom, callId);
    await show(visitor, callId, second);
    const keptFor = async () => {
      const { status, headers } = await fixture.call(
        `GET /document/preview?documentId=${second}`,
        visitor,
      );
      return [status, headers.get('cache-control')];
    };
    jest.spyOn(fixture.test.app.get(Previews), 'of').mockResolvedValue(PDF);
    expect(await keptFor()).toEqual([200, 'private, max-age=300']);
    await fixture.run((context) => new EndCall(context, { callId, endedBy: tom.id }));
    await happened(visitor.id, ended(visitor.id));

    await reads(visitor, id, second);
    expect(await keptFor()).toEqual([200, 'no-store']);
    expect((await ofVisit(visitor)).body).toMatchObject({ forSeconds: GOODBYE_KEEPS_MS / 1000 });
    expect((await download(visitor, id)).bytes).toEqual(PDF);
    expect((await download(visitor, second)).bytes).toEqual(PDF);
    expect(await download(visitor, unshown)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    // They are the visitor's alone, and to be read only.
    const { visitor: other } = await servedVisitor();
    await happened(other.id, ended(other.id));
    expect(await download(other, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    expect(await ofVisit(ada)).toMatchObject({ status: 403 });
    expect(await fixture.call(`DELETE /document/${second}`, visitor)).not.toMatchObject({
      status: 200,
    });
    expect(await show(visitor, callId, unshown)).toMatchObject(refused('CALL_OVER'));

    fixture.test.clock.advance(GOODBYE_KEEPS_MS);
    await reads(visitor);
    expect(await download(visitor, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    expect(await fixture.call(`GET /document/preview?documentId=${id}`, visitor)).toMatchObject(
      refused('DOCUMENT_NOT_FOUND'),
    );
    expect((await download(ada, id)).bytes).toEqual(PDF);
  });

  test('stay with a visitor who had more calls than any other, those of the last ones', async () => {
    const { visitor } = await servedVisitor();
    const end = (callId: string) =>
      fixture.run((context) => new EndCall(context, { callId, endedBy: tom.id }));
    for (let call = 1; call < CALLS_MAX; call += 1) await end(await anotherCall(visitor));
    const callId = await anotherCall(visitor);
    for (const one of [tom, visitor]) await fixture.joins(callId, one.id);
    const last = await uploaded(tom, callId);
    await show(tom, callId, last);
    await end(callId);
    await happened(visitor.id, ended(visitor.id));
    await reads(visitor, last);
  });

  test('stay with no visitor who was on hold from before they were shown until the end', async () => {
    const held = async (shownFirst: boolean, returns: boolean) => {
      const { visitor, callId } = await visitorInCall();
      const { id: visitId } = visitor;
      const pause = (paused: boolean) =>
        fixture.run(
          (context) =>
            new PauseParticipant(context, { callId, joinerId: visitId, by: ada.id, paused }),
        );
      const id = await uploaded(ada, callId);
      if (shownFirst) await show(ada, callId, id);
      await pause(true);
      if (!shownFirst) await show(ada, callId, id);
      expect(await download(visitor, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
      if (returns) await pause(false);
      await fixture.run((context) => new EndCall(context, { callId, endedBy: ada.id }));
      await happened(visitId, ended(visitId));
      return { visitor, id };
    };
    const away = await held(false, false);
    await reads(away.visitor);
    for (const way of [`download/${away.id}`, `preview?documentId=${away.id}`, away.id]) {
      const answer = await fixture.call(`GET /document/${way}`, away.visitor);
      expect(answer).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    }
    expect((await download(ada, away.id)).bytes).toEqual(PDF);
    for (const one of [await held(true, false), await held(false, true)]) {
      await reads(one.visitor, one.id);
      expect((await download(one.visitor, one.id)).bytes).toEqual(PDF);
    }
  });

  test('stay with a guest of a meeting, as they were when the guest left, and with no other', async () => {
    const [callId, meetingId] = [fixture.newId(), fixture.newId()];
    const guests = [1, 2, 3].map(() => fixture.guestOf(meetingId)) as [
      Somebody,
      Somebody,
      Somebody,
    ];
    const [stays, leaves, putOut] = guests;
    const origin = { kind: 'meeting', id: meetingId } as const;
    const participants = [
      { joinerId: ada.id, joinerType: 'User', role: 'moderator' } as const,
      ...guests.map(({ id }) => ({ joinerId: id, joinerType: 'Guest', role: 'guest' }) as const),
    ];
    await fixture.run((context) => new StartCall(context, { callId, origin, participants }));
    for (const { id } of [ada, ...guests]) await fixture.joins(callId, id);
    const leave = ({ id }: Somebody, reason: 'left' | 'removed') =>
      fixture.run(
        (context) => new LeaveCall(context, { callId, joinerId: id, because: { reason } }),
      );
    const first = await uploaded(ada, callId);
    await show(ada, callId, first);
    fixture.test.clock.advance(1_000);
    await leave(leaves, 'left');
    await leave(putOut, 'removed');
    fixture.test.clock.advance(1_000);
    const second = await uploaded(ada, callId);
    await show(ada, callId, second);
    await reads(leaves, first);
    await reads(stays);
    await fixture.run((context) => new EndCall(context, { callId, endedBy: ada.id }));
    await reads(stays, first, second);
    await reads(leaves, first);
    await reads(putOut);
    await reads(fixture.guestOf(meetingId));
    expect((await download(stays, second)).bytes).toEqual(PDF);
    expect(await download(leaves, second)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    expect(await download(putOut, first)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    fixture.test.clock.advance(GOODBYE_KEEPS_MS);
    await reads(stays);
    expect(await download(stays, second)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
  });

  test('stay with no visitor who stood at a kiosk, was put out, or is forgotten', async () => {
    const kiosk = await servedVisitor({ isAtKiosk: true });
    await happened(kiosk.visitor.id, ended(kiosk.visitor.id));
    const putOut = await servedVisitor();
    await happened(putOut.visitor.id, ended(putOut.visitor.id, 'removed'));
    const forgotten = await servedVisitor();
    await happened(forgotten.visitor.id, ended(forgotten.visitor.id));
    await reads(forgotten.visitor, forgotten.id);
    await fixture.test.app.get(ErasureService).forget(about(), forgotten.visitor.id);
    for (const { visitor, id } of [kiosk, putOut, forgotten]) {
      await reads(visitor);
      expect(await download(visitor, id)).toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    }
  });
});
