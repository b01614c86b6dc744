import { appendFile, mkdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { Files } from '#platform/stores/files';
import { eventually } from '#platform/testing/eventually.js';
import { CommandRunner } from '#platform/cqrs';
import { AnswerConsent, EndTracks, StartTrack } from './commands.js';
import { recordingsOf } from './streams.js';
import { MixFault } from './mixing/mix-fault.js';
import { CONTENT, RecordingsFixture, type Somebody } from './testing/recordings-fixture.js';

describe('Recordings', () => {
  let fixture: RecordingsFixture;
  let admin: Somebody;

  beforeAll(async () => {
    fixture = await RecordingsFixture.open();
    admin = fixture.someone('admin');
  });
  afterAll(() => fixture.close());

  /** Makes a call, its people, and a current recording of it with a track of each who agreed. */
  const recorded = async ({ visitorAgrees = true } = {}) => {
    const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
    const callId = await fixture.portalCall(agent, visitor);
    const body = { callDetailId: callId };
    const started = await fixture.call('POST /callRecording/start', agent, body);
    expect(started.status).toBe(200);
    const { recordingId } = started.body;
    const of = { callId, recordingId };
    if (visitorAgrees) {
      const consent = { ...of, by: visitor.id, consent: 'agreed' } as const;
      await fixture.run((context) => new AnswerConsent(context, consent));
    }
    const tracks: string[] = [];
    for (const { id: joinerId } of visitorAgrees ? [agent, visitor] : [agent]) {
      const track = { ...of, trackId: fixture.newId(), joinerId, streamType: 'userCam' } as const;
      await fixture.run((context) => new StartTrack(context, track));
      tracks.push(track.trackId);
    }
    return { agent, visitor, callId, recordingId, tracks, body };
  };
  const stop = ({ agent, body }: { agent: Somebody; body: object }) =>
    fixture.call('POST /callRecording/stop', agent, body);
  const seen = (id: string) => fixture.call(`GET /admin/recordings/${id}`, admin);
  const becomes = (id: string, status: string) =>
    eventually(`the recording is ${status}`, async () => (await seen(id)).body.status === status);

  test('are started and stopped by who may record in the call', async () => {
    const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
    const callDetailId = await fixture.portalCall(agent, visitor);
    const start = (by: Somebody) =>
      fixture.call('POST /callRecording/start', by, { callDetailId, recordType: 'video' });
    expect((await start(fixture.someone())).body.errors?.code).toBe('NOT_IN_CALL');
    expect((await start(visitor)).status).toBe(403);
    expect((await stop({ agent, body: { callDetailId } })).body.errors?.code).toBe('NOT_RECORDING');
    expect((await start(agent)).body).toMatchObject({
      ...{ state: 'STARTING', recordType: 'video', userId: agent.id },
      participants: [
        { callJoinerId: agent.id, consent: 'agreed' },
        { callJoinerId: visitor.id, consent: 'asked' },
      ],
    });
    expect((await start(agent)).body.errors?.code).toBe('RECORDING_UNDER_WAY');
    const now = fixture.test.clock.now().toISOString();
    const times = { callDetailId, times: [{ startTime: now, endTime: null }] };
    expect((await fixture.call('POST /callRecording/addRecordTimes', agent, times)).status).toBe(
      200,
    );
    expect((await stop({ agent, body: { callDetailId } })).body.state).toBe('REST');
  });

  test.each([
    ['names the words of its page', { textVersion: 3, language: 'de' }],
    ['says that no words were shown', undefined],
  ] as const)('whose start by a request of its own %s', async (_, shown) => {
    const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
    const callDetailId = await fixture.portalCall(agent, visitor);
    await fixture.call('POST /callRecording/start', agent, { callDetailId, shown });
    const events = fixture.test.eventLog.readStream(`callrecording-${callDetailId}`);
    const given: unknown[] = [];
    for await (const { type, data } of events) {
      if (type === 'CallRecordingConsentGiven') given.push(data);
    }
    const purpose = 'audio-recording';
    const wording = shown ? { purpose, shown } : { purpose, shown: null, noneShown: true };
    expect(given).toMatchObject([{ joinerId: agent.id, wording }]);
  });

  test('keep a withdrawal that names words which the server does not know', async () => {
    const { callId, recordingId, visitor, agent } = await recorded();
    const shown = { textVersion: 7, language: 'de' } as const;
    const said = { callId, recordingId, by: visitor.id, shown } as const;
    await fixture.run((context) => new AnswerConsent(context, { ...said, consent: 'refused' }));
    await expect(
      fixture.run((context) => new AnswerConsent(context, { ...said, consent: 'agreed' })),
    ).rejects.toMatchObject({ code: 'CONSENT_WORDING_UNKNOWN' });
    const answers: unknown[] = [];
    for await (const { type, data } of fixture.test.eventLog.readStream(
      `callrecording-${callId}`,
    )) {
      if (data.joinerId === visitor.id && type.startsWith('CallRecordingConsent')) {
        answers.push({ type, wording: data.wording });
      }
    }
    const wording = { purpose: 'audio-recording', shown: null, unnamed: true };
    expect(answers.at(-1)).toEqual({ type: 'CallRecordingConsentWithdrawn', wording });
    await stop({ agent, body: { callDetailId: callId } });
  });

  test('are not begun where the disk is nearly full', async () => {
    const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
    const callDetailId = await fixture.portalCall(agent, visitor);
    fixture.freeBytes = 1_000;
    const refused = await fixture.call('POST /callRecording/start', agent, { callDetailId });
    fixture.freeBytes = 1e12;
    expect(refused.status).toBe(503);
    expect(refused.body.errors?.code).toBe('RECORDING_DISK_FULL');
  });

  test('are mixed of the tracks of those who agreed, which are removed after that', async () => {
    const one = await recorded();
    expect((await seen(one.recordingId)).body.status).toBe('recording');
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const mix = fixture.mixed.at(-1)!;
    expect(mix.files.map(({ trackId }) => trackId)).toEqual(one.tracks);
    await eventually('tracks are removed', () =>
      one.tracks.every((id) => fixture.removed.includes(id)),
    );
    expect((await seen(one.recordingId)).body).toMatchObject({
      ...{ duration: 5_000, size: CONTENT.length, type: 'audio', stopReason: 'asked' },
      initiatorId: one.agent.id,
    });
  });

  test('have no track of who did not agree', async () => {
    const one = await recorded({ visitorAgrees: false });
    const { callId, recordingId, visitor } = one;
    const track = { callId, recordingId, trackId: fixture.newId(), joinerId: visitor.id };
    await expect(
      fixture.run((context) => new StartTrack(context, { ...track, streamType: 'userCam' })),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('are listed for those who were in the call, and for those who may read all', async () => {
    const one = await recorded();
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const listed = async (by: Somebody) =>
      (await fixture.call(`GET /callRecording?callDetailId=${one.callId}`, by)).body.docs.map(
        ({ _id }) => _id,
      );
    expect(await listed(one.agent)).toEqual([one.recordingId]);
    expect(await listed(fixture.someone('auditor'))).toEqual([one.recordingId]);
    expect(await listed(fixture.someone())).toEqual([]);
  });

  test('are neither listed for nor played by a colleague who was asked aside', async () => {
    const one = await recorded();
    const { callId, recordingId, agent } = one;
    const [eve, at] = [fixture.someone(), fixture.test.clock.now().toISOString()];
    const of = { callId, joinerId: eve.id };
    const aside = { ...of, by: agent.id, at, expiresAt: at };
    await fixture.append(`call-${callId}`, 'CallConsultStarted', aside);
    const asked = { ...of, recordingId, joinerType: 'User', askedAt: at };
    await fixture.append(`callrecording-${callId}`, 'CallRecordingConsentAsked', asked);
    const ended = { ...of, reason: 'returned' };
    await fixture.append(`call-${callId}`, 'CallConsultEnded', ended);
    await stop(one);
    await becomes(recordingId, 'ready');
    const list = `GET /callRecording?callDetailId=${callId}` as const;
    expect((await fixture.call(list, eve)).body.docs).toEqual([]);
    expect((await fixture.call(list, agent)).body.docs).toHaveLength(1);
    expect((await fixture.call(`GET /callRecording/${recordingId}/media`, eve)).status).toBe(404);
  });

  test('are played in parts by those who may, and by the cookie that these are given', async () => {
    const one = await recorded();
    const path = `/callRecording/${one.recordingId}/media` as const;
    expect((await fixture.call(`GET ${path}`, one.agent)).body.errors?.code).toBe(
      'RECORDING_NOT_READY',
    );
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const whole = await fixture.call(`GET ${path}`, one.agent);
    expect([whole.status, whole.text]).toEqual([200, CONTENT.toString()]);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await fixture.call(`GET ${path}`, admin, undefined, { range: 'bytes=2-4' });
    expect([part.status, part.text]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    const beyond = await fixture.call(`GET ${path}`, admin, undefined, { range: 'bytes=10-' });
    expect(beyond.status).toBe(416);

    const stranger = fixture.someone();
    expect((await fixture.call(`GET ${path}`, stranger)).status).toBe(404);
    expect((await fixture.call(`POST ${path}`, stranger)).status).toBe(404);
    expect((await fixture.call(`GET ${path}`, { headers: {} })).status).toBe(401);

    const opened = await fixture.call(`POST ${path}`, one.agent);
    expect(opened.body.address).toBe(`/api/v2${path}`);
    const set = opened.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(set).toContain(`Max-Age=900; Path=/api/v2${path};`);
    const cookie = { cookie: set.split(';')[0]! };
    const byCookie = await fixture.call(`GET ${path}`, { headers: cookie }, undefined, {
      range: 'bytes=0-0',
    });
    expect([byCookie.status, byCookie.text]).toEqual([206, '0']);
    // It opens no other file, no matter how it is sent, and ends with the token.
    expect((await fixture.call('GET /callRecording', { headers: cookie })).status).toBe(401);
    const value = decodeURIComponent(cookie.cookie.slice('foyer_media='.length));
    const bearer = { headers: { authorization: `Bearer ${value}` } };
    expect((await fixture.call('GET /callRecording', bearer)).status).toBe(401);
    expect((await fixture.call(`GET ${path}`, bearer)).status).toBe(401);
    const token = one.agent.headers.authorization?.slice('Bearer '.length) ?? '';
    expect(value).not.toContain(token);
    const plain = { cookie: `foyer_media=${token}` };
    expect((await fixture.call(`GET ${path}`, { headers: plain })).status).toBe(401);
    fixture.test.authenticator.tokens.delete(token);
    expect((await fixture.call(`GET ${path}`, { headers: cookie })).status).toBe(401);
  });

  test('are opened by the cookie of another recording at no time, and by their own for a while', async () => {
    const [one, other] = [await recorded(), await recorded()];
    for (const each of [one, other]) {
      await stop(each);
      await becomes(each.recordingId, 'ready');
    }
    const mediaOf = ({ recordingId }: { recordingId: string }) =>
      `/callRecording/${recordingId}/media` as const;
    const opened = await fixture.call(`POST ${mediaOf(one)}`, admin);
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0]!;
    const read = async (recording: { recordingId: string }) =>
      (await fixture.call(`GET ${mediaOf(recording)}`, { headers: { cookie } })).status;
    expect(await read(one)).toBe(200);
    expect(await read(other)).toBe(401);
    fixture.test.clock.advance(901_000);
    expect(await read(one)).toBe(401);
  });

  test('does not give out recordings that are damaged on the disk as a whole', async () => {
    const one = await recorded();
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const place = { kind: 'recording', id: one.recordingId } as const;
    const files = fixture.test.app.get(Files, { strict: false });
    await files.put(place, Buffer.from('012345678X'));
    const path = `GET /callRecording/${one.recordingId}/media` as const;
    expect((await fixture.call(path, one.agent)).body.errors?.code).toBe('FILE_DAMAGED');
    await files.remove(place);
    expect((await fixture.call(path, one.agent)).body.errors?.code).toBe('FILE_DAMAGED');
  });

  test.each([
    ['cut off', (path: string) => truncate(path, 5)],
    ['emptied', (path: string) => truncate(path, 0)],
    ['longer than it was', (path: string) => appendFile(path, 'XX')],
    ['a folder', (path: string) => rm(path).then(() => mkdir(path))],
  ])('that are %s are not given out, neither as a whole nor in parts', async (_what, damage) => {
    const one = await recorded();
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const id = one.recordingId;
    await damage(join(fixture.folder, 'files', 'recording', id.slice(-2), id));
    const read = async (range?: string) => {
      const headers = range === undefined ? undefined : { range };
      const path = `GET /callRecording/${id}/media` as const;
      const { status, body } = await fixture.call(path, one.agent, undefined, headers);
      return [status, body.errors?.code];
    };
    const damaged = [410, 'FILE_DAMAGED'];
    expect(await read()).toEqual(damaged);
    expect(await read('bytes=0-')).toEqual(damaged);
    expect(await read('bytes=10-')).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
    const beyond = await read('bytes=7-8');
    expect([damaged, [416, 'RANGE_NOT_SATISFIABLE']]).toContainEqual(beyond);
  });

  test('keeps the tracks and the reason of recordings that could not be mixed, and mixes them again on request', async () => {
    fixture.mixFails = new MixFault('programs-missing', 'FFmpeg is needed');
    const one = await recorded();
    await stop(one);
    await becomes(one.recordingId, 'failed');
    expect((await seen(one.recordingId)).body.failure).toBe('programs-missing');
    expect(fixture.removed).not.toContain(one.tracks[0]);
    fixture.mixFails = undefined;
    const again = `POST /admin/recordings/${one.recordingId}/mix` as const;
    expect((await fixture.call(again, one.agent)).status).toBe(403);
    expect((await fixture.call(again, admin)).status).toBe(200);
    await becomes(one.recordingId, 'ready');
    expect((await fixture.call(again, admin)).body.errors?.code).toBe('RECORDING_NOT_FAILED');
  });

  test('of which a track is another one than was written name it, and are mixed without it on request', async () => {
    const one = await recorded();
    const [kept, swapped] = one.tracks as [string, string];
    const ends = { callId: one.callId, recordingId: one.recordingId, trackIds: one.tracks };
    await fixture.run((context) => new EndTracks(context, ends));
    const sealed = async () => {
      const { byId } = await fixture.test.app.get(CommandRunner).stateOf(recordingsOf(one));
      return one.tracks.every((id) => byId[one.recordingId]?.tracks[id]?.files !== null);
    };
    await eventually('what was written is known before it is mixed', sealed);
    fixture.swapped.add(swapped);
    await stop(one);
    await becomes(one.recordingId, 'failed');
    expect((await seen(one.recordingId)).body).toMatchObject({
      failure: 'tracks-damaged',
      damaged: [{ joinerId: one.visitor.id, streamType: 'userCam' }],
    });
    const again = `POST /admin/recordings/${one.recordingId}/mix` as const;
    expect((await fixture.call(again, admin)).status).toBe(200);
    await becomes(one.recordingId, 'ready');
    expect(fixture.mixed.at(-1)!.files.map(({ trackId }) => trackId)).toEqual([kept]);
    expect((await seen(one.recordingId)).body).toMatchObject({
      damaged: [{ joinerId: one.visitor.id }],
    });
  });

  test('are marked by those in them, also afterwards, and show that from their beginning', async () => {
    const one = await recorded();
    const mark = (by: Somebody, afterMs: number) => {
      const startTime = new Date(fixture.test.clock.now().getTime() + afterMs).toISOString();
      const times = [{ startTime, endTime: null }];
      return fixture.call('POST /callRecording/addRecordTimes', by, { ...one.body, times });
    };
    expect((await mark(fixture.someone(), 0)).body.errors?.code).toBe('NOT_IN_CALL');
    expect((await mark(one.agent, 3_000)).status).toBe(200);
    await stop(one);
    await becomes(one.recordingId, 'ready');
    expect((await mark(one.agent, 1_000)).status).toBe(200);
    expect((await mark(one.agent, 90_000)).body.errors?.code).toBe('RECORD_TIMES_IMPOSSIBLE');
    const marks = [1_000, 3_000].map((at) => ({ at, until: null }));
    await eventually('both are there', async () => {
      const shown = (await seen(one.recordingId)).body as { marks?: unknown };
      return JSON.stringify(shown.marks) === JSON.stringify(marks);
    });
  });

  test('of which there is nothing say so', async () => {
    const [agent, visitor] = [fixture.someone(), fixture.someone('guest')];
    const body = { callDetailId: await fixture.portalCall(agent, visitor) };
    const { recordingId } = (await fixture.call('POST /callRecording/start', agent, body)).body;
    await stop({ agent, body });
    await becomes(recordingId, 'failed');
    expect((await seen(recordingId)).body.failure).toBe('nothing-recorded');
  });

  test('stop when their initiator leaves', async () => {
    const one = await recorded();
    await fixture.call('POST /callDetail/callLeave', one.agent, one.body);
    await becomes(one.recordingId, 'ready');
    const { stopReason } = (await seen(one.recordingId)).body as { stopReason?: string };
    expect(['initiator-left', 'call-ended']).toContain(stopReason);
  });

  test('are deleted by administrators alone, permanently', async () => {
    const one = await recorded();
    const remove = `DELETE /admin/recordings/${one.recordingId}` as const;
    expect((await fixture.call(remove, admin)).body.errors?.code).toBe('RECORDING_UNDER_WAY');
    await stop(one);
    await becomes(one.recordingId, 'ready');
    expect((await fixture.call(remove, one.agent)).status).toBe(403);
    expect((await fixture.call(remove, fixture.someone('auditor'))).status).toBe(403);
    expect((await fixture.call(remove, admin)).status).toBe(200);
    expect((await seen(one.recordingId)).status).toBe(404);
    const media = `GET /callRecording/${one.recordingId}/media` as const;
    expect((await fixture.call(media, one.agent)).status).toBe(404);
  });

  test('are deleted when one of those in them is forgotten', async () => {
    const [one, other] = [await recorded(), await recorded()];
    for (const each of [one, other]) {
      await stop(each);
      await becomes(each.recordingId, 'ready');
    }
    const forgotten = { personId: one.visitor.id, kind: 'visitor' };
    await fixture.append(`person-${one.visitor.id}`, 'PersonForgotten', forgotten);
    await eventually('it is gone', async () => (await seen(one.recordingId)).status === 404);
    expect((await seen(other.recordingId)).status).toBe(200);
  });

  test('are deleted once they are older than is set', async () => {
    const one = await recorded();
    await stop(one);
    await becomes(one.recordingId, 'ready');
    const path = '/admin/recording-retention';
    expect((await fixture.call(`GET ${path}`, admin)).body.days).toBeNull();
    expect((await fixture.call(`PUT ${path}`, one.agent, { days: 1 })).status).toBe(403);
    expect((await fixture.call(`PUT ${path}`, admin, { days: 0 })).status).toBe(400);
    expect((await fixture.call(`PUT ${path}`, admin, { days: 1 })).body.days).toBe(1);
    const late = await fixture.call(`PUT ${path}`, admin, { days: 30, revision: -1 });
    expect(late).toMatchObject({ status: 409, body: { errors: { code: 'CHANGED_MEANWHILE' } } });
    expect((await fixture.call(`GET ${path}`, admin)).body).toEqual({ days: 1, revision: 0 });
    expect((await seen(one.recordingId)).status).toBe(200);
    fixture.test.clock.advance(86_400_000 + 1_000);
    await eventually('it is gone', async () => {
      fixture.test.clock.advance(900_000);
      return (await seen(one.recordingId)).status === 404;
    });
  });
});
