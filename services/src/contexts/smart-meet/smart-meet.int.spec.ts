import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fullPath } from '@foyer/contracts/schema';
import type { SmartMeet } from '@foyer/contracts/smart-meet';

import { Files } from '#platform/stores/files';
import { eventually } from '#platform/testing/eventually.js';
import { fileOf } from './domain/file-of.service.js';
import { SmartMeetFixture, type CallPage } from './testing/smart-meet-fixture.js';

const DAY_MS = 86_400_000;
const DETAILS = '/callDetail/smartMeetDetails';

describe('Smart meet', () => {
  let fixture: SmartMeetFixture;
  beforeAll(async () => {
    fixture = await SmartMeetFixture.open();
  });
  afterAll(() => fixture.close());

  const says = (page: CallPage, text: string, language = 'en-US') =>
    page.says('sayUtterance', {
      ...{ utteranceId: fixture.newId(), text, language, durationMs: 0, isFinal: true },
    });
  /** A call in which both spoke, and which is over. */
  const over = async () => {
    const call = await fixture.call();
    await call.agent.says('startCallTranscript');
    await call.visitor.says('answerCallTranscript', { consent: 'agreed' });
    await says(call.agent, 'Good morning');
    await says(call.visitor, 'I would like to open an account');
    await says(call.visitor, 'Vielen Dank', 'de-DE');
    await fixture.end(call);
    return call;
  };
  const viewed =
    (language: 'en' | 'de' = 'en') =>
    (meet: SmartMeet) =>
      meet.statusByLanguage[language] === 'view';

  test('is made as soon as the call is over, and every line of it cites what was said', async () => {
    const { callId, agent, visitor } = await over();
    const meet = await fixture.becomes('the summary is there', agent.who, callId, viewed());
    expect(meet).toMatchObject({ status: 'view', isSummaryAvailable: true, hasOwnWords: true });
    const ids = meet.transcript.map(({ id }) => id);
    expect(meet.transcript.map(({ memberId }) => memberId)).toEqual([
      ...[agent.who.id, visitor.who.id, visitor.who.id],
    ]);
    const { summary, tasks, sentiment } = meet.lines.en!;
    for (const { citations } of [...summary, ...tasks, ...sentiment]) {
      expect(citations.every((id) => ids.includes(id))).toBe(true);
      expect(citations.length).toBeGreaterThan(0);
    }
    expect(meet.summary.en).toBe('a participant opened an account.');
    expect(meet.tasks.en).toHaveLength(1);
    // Words in another language are translated.
    expect(meet.transcript.at(-1)?.translations).toEqual({ en: 'translated: Vielen Dank' });
    const asked = fixture.service.requests.map(({ body }) => String(body)).join('\n');
    expect(asked).not.toContain(agent.who.id);
    expect(asked).not.toContain(callId);
  });

  test('is translated on request, by the lines that there are', async () => {
    const { callId, agent } = await over();
    const first = await fixture.becomes('the summary is there', agent.who, callId, viewed());
    expect(first.statusByLanguage.de).toBe('request');
    expect(await fixture.request(agent.who, callId, 'de')).toBe('ok');
    const both = await fixture.becomes('it is translated', agent.who, callId, viewed('de'));
    expect(both.lines.de?.summary.map(({ citations }) => citations)).toEqual(
      first.lines.en?.summary.map(({ citations }) => citations),
    );
    expect(both.summary.de).toBe('translated: jemand im Gespräch opened an account.');
    expect(both.summary.en).toBe(first.summary.en);
  });

  test('is read by members who were in the call and those who read all, and by no one else', async () => {
    const { callId, agent, visitor } = await over();
    const codeOf = async (who: Parameters<typeof fixture.post>[1]) =>
      (await fixture.post(DETAILS, who, callId)).code;
    expect(await codeOf(agent.who)).toBeUndefined();
    expect(await codeOf(fixture.someone('auditor'))).toBeUndefined();
    expect(await codeOf(fixture.someone())).toBe('TRANSCRIPT_NOT_FOUND');
    expect((await fixture.post(DETAILS, visitor.who, callId)).status).toBe(403);
    expect((await fixture.post(DETAILS, { headers: {} }, callId)).status).toBe(401);
    expect(await fixture.request(fixture.someone(), callId)).toBe('TRANSCRIPT_NOT_FOUND');
    expect((await fixture.post(DETAILS, agent.who, agent.who.id)).code).toBe(
      'TRANSCRIPT_NOT_FOUND',
    );
  });

  test('is read by no colleague who was asked aside, before they came together with the visitor', async () => {
    const { callId, agent } = await fixture.call();
    await agent.says('startCallTranscript');
    const [eve, at] = [fixture.someone(), fixture.test.clock.now().toISOString()];
    const of = { callId, joinerId: eve.id };
    const aside = { ...of, by: agent.who.id, at, expiresAt: at };
    await fixture.append(`call-${callId}`, 'CallConsultStarted', aside);
    const asked = { ...of, joinerType: 'User', askedAt: at };
    await fixture.append(`transcript-${callId}`, 'TranscriptConsentAsked', asked);
    expect((await fixture.post(DETAILS, eve, callId)).code).toBe('TRANSCRIPT_NOT_FOUND');
    const listed = async () => {
      const path = fullPath({ path: `/callTranscript?callDetailId=${callId}` });
      const answer = await fetch(fixture.test.url + path, { headers: eve.headers });
      return ((await answer.json()) as { readonly docs: readonly unknown[] }).docs;
    };
    expect(await listed()).toEqual([]);
    await fixture.append(`call-${callId}`, 'CallConsultOpened', { ...of, by: agent.who.id });
    expect((await fixture.post(DETAILS, eve, callId)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  test('says why it was not made, is tried again automatically, and on request', async () => {
    fixture.service.faults.push({ status: 429 });
    const { callId, agent } = await over();
    const failed = await fixture.becomes(
      'it failed',
      agent.who,
      callId,
      (meet) => meet.status === 'failure',
    );
    expect(failed.failureByLanguage.en).toBe('overloaded');
    expect(failed.transcript).toHaveLength(3);
    fixture.test.clock.advance(60_000);
    await fixture.becomes('it is made after all', agent.who, callId, viewed());

    fixture.service.faults.push({ status: 401 });
    const other = await over();
    await fixture.becomes(
      'it is refused',
      other.agent.who,
      other.callId,
      (meet) => meet.failureByLanguage.en === 'refused',
    );
    expect(await fixture.request(other.agent.who, other.callId)).toBe('ok');
    await fixture.becomes('it is made on request', other.agent.who, other.callId, viewed());
  });

  test.each([
    ['nonsense', { content: 'Certainly! Here is your summary:' }],
    ['another form', { content: '{"summary":"all is well"}' }],
    [
      'lines that cite what was not said',
      { content: '{"summary":[{"text":"Made up.","cites":["u99"]}],"tasks":[],"mood":[]}' },
    ],
    ['an answer without end', 'huge' as const],
    ['half an answer', 'breaks-off' as const],
  ])('is not made of %s', async (_what, fault) => {
    fixture.service.faults.push(fault);
    const { callId, agent } = await over();
    const failed = await fixture.becomes(
      'it failed',
      agent.who,
      callId,
      (meet) => meet.status === 'failure',
    );
    expect(failed.lines).toEqual({});
    fixture.test.clock.advance(60_000);
    await fixture.becomes('it is made after all', agent.who, callId, viewed());
  });

  const filesOf = async (callId: string) => {
    const found: string[] = [];
    for await (const { type, data } of fixture.test.eventLog.readStream(`smartmeet-${callId}`)) {
      const { requestId } = data as { readonly requestId?: string };
      if (type !== 'SmartMeetMade' || requestId === undefined) continue;
      const files = fixture.test.app.get(Files, { strict: false });
      if (await files.get({ kind: 'smart-meet', id: requestId })) found.push(requestId);
    }
    return found;
  };

  test.each([
    ['is gone', (files: Files, requestId: string) => files.remove(fileOf(requestId))],
    [
      'is damaged',
      (files: Files, requestId: string) => files.put(fileOf(requestId), Buffer.from('{"lines"')),
    ],
  ])('whose file %s is made again on request', async (_what, harm) => {
    const { callId, agent } = await over();
    await fixture.becomes('the summary is there', agent.who, callId, viewed());
    const [requestId = ''] = await filesOf(callId);
    await harm(fixture.test.app.get(Files, { strict: false }), requestId);
    const { smartMeet } = await fixture.post(DETAILS, agent.who, callId);
    expect(smartMeet.failureByLanguage.en).toBe('unusable');
    expect(await fixture.request(agent.who, callId)).toBe('ok');
    await fixture.becomes('it is made again', agent.who, callId, viewed());
  });

  test('goes, with its files, when a person in it is forgotten', async () => {
    const { callId, agent, visitor } = await over();
    await fixture.becomes('the summary is there', agent.who, callId, viewed());
    expect(await filesOf(callId)).toHaveLength(1);
    await fixture.forget(visitor.who.id);
    const left = await fixture.becomes('it is gone', agent.who, callId, (meet) => !viewed()(meet));
    expect(left.transcript.map(({ memberId }) => memberId)).toEqual([agent.who.id]);
    expect(left.summary).toEqual({});
    await eventually('its files are gone', async () => (await filesOf(callId)).length === 0);
    // Of what is left it can be made again.
    expect(await fixture.request(agent.who, callId)).toBe('ok');
    await fixture.becomes('it is made again', agent.who, callId, viewed());
  });

  test('is removed when a person removes their words after the call', async () => {
    const { callId, agent } = await over();
    await fixture.becomes('the summary is there', agent.who, callId, viewed());
    const path = '/callDetail/withdrawFromTranscript';
    const shown = { textVersion: 3, language: 'en' } as const;
    const withdrawn = await fixture.post(path, agent.who, callId, { shown });
    expect(withdrawn.status).toBe(200);
    const wording = { purpose: 'transcript', shown };
    expect(await fixture.raw(callId)).toContain(JSON.stringify(wording));
    expect(withdrawn.smartMeet).toMatchObject({ status: 'request', hasOwnWords: false });
    expect(withdrawn.smartMeet.transcript.map(({ memberId }) => memberId)).not.toContain(
      agent.who.id,
    );
    expect(await filesOf(callId)).toEqual([]);
  });

  test('leaves none of the words that were removed on the disk', async () => {
    let scrubs = 0;
    fixture.test.core.readStore.scrub = async () => {
      scrubs += 1;
    };
    const { callId, agent } = await over();
    await fixture.post('/callDetail/withdrawFromTranscript', agent.who, callId);
    await eventually('what was withdrawn is overwritten', () => scrubs === 1);
    await fixture.post('/callDetail/deleteTranscript', fixture.someone('admin'), callId);
    await eventually('what was deleted is overwritten', () => scrubs === 2);
    delete fixture.test.core.readStore.scrub;
  });

  test('is deleted once it is older than recordings are kept', async () => {
    const { callId, agent } = await over();
    await fixture.becomes('the summary is there', agent.who, callId, viewed());
    const kept = { days: 30, setBy: fixture.newId() };
    await fixture.append('recordingretention-all', 'RecordingRetentionSet', kept);
    fixture.test.clock.advance(29 * DAY_MS);
    const younger = await over();
    fixture.test.clock.advance(2 * DAY_MS);
    const gone = await fixture.becomes('it is deleted', agent.who, callId, (one) => {
      fixture.test.clock.advance(900_000);
      return one.isDeleted;
    });
    expect(gone).toMatchObject({ transcript: [], summary: {} });
    await eventually('its files are gone', async () => (await filesOf(callId)).length === 0);
    const { smartMeet } = await fixture.post(DETAILS, younger.agent.who, younger.callId);
    expect(smartMeet.isDeleted).toBe(false);
  });

  test('is deleted by administrators alone', async () => {
    const { callId, agent } = await over();
    await fixture.becomes('the summary is there', agent.who, callId, viewed());
    const remove = '/callDetail/deleteTranscript';
    expect((await fixture.post(remove, agent.who, callId)).status).toBe(403);
    const deleted = await fixture.post(remove, fixture.someone('admin'), callId);
    expect(deleted.smartMeet).toMatchObject({ isDeleted: true, transcript: [], summary: {} });
    expect(await filesOf(callId)).toEqual([]);
  });
});

describe('Without a service', () => {
  test('the transcript is kept, and it is said that no summary can be made', async () => {
    const fixture = await SmartMeetFixture.open({ withService: false });
    try {
      const { callId, agent } = await fixture.call();
      await agent.says('startCallTranscript');
      const said = { text: 'Good morning', language: 'en-US', durationMs: 0, isFinal: true };
      await agent.says('sayUtterance', { utteranceId: fixture.newId(), ...said });
      expect(await agent.says('sendSpeech', { utteranceId: fixture.newId() })).toBe(
        'INVALID_INPUT',
      );
      await fixture.end({ callId, agent });
      const meet = await fixture.becomes('it is there', agent.who, callId, (one) =>
        Boolean(one.endedAt),
      );
      expect(meet).toMatchObject({ status: 'request', isSummaryAvailable: false });
      expect(meet.transcript.map(({ baseText }) => baseText)).toEqual(['Good morning']);
      expect(await fixture.request(agent.who, callId)).toBe('SUMMARY_UNAVAILABLE');
    } finally {
      await fixture.close();
    }
  });
});
