import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { DirectRelay } from '#contexts/media';
import { eventually } from '#platform/testing/eventually.js';
import { ConferenceApp, type ConferencePage } from '../testing/conference-app.js';

interface Shown {
  readonly callJoinerId: string;
  readonly streams: readonly unknown[];
}

describe('A conference without a media server', () => {
  test('takes two, says so to a third, and takes them when there is room', async () => {
    const app = await ConferenceApp.boot(new DirectRelay());
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    const callId = await app.startSessionCall(ids);
    const [kim, lee, ada] = [
      await app.page('member', ids[0]),
      await app.page('member', ids[1]),
      await app.page('member', ids[2]),
    ];
    expect(await kim.enter(callId)).toMatchObject({ ok: true });
    expect(await lee.enter(callId)).toMatchObject({ ok: true });
    expect(await ada.enter(callId)).toMatchObject({ code: 'CALL_NEEDS_RELAY' });
    // A person who was not let in did not join the call.
    expect((await app.history(callId)).filter((type) => type === 'CallJoined')).toHaveLength(2);
    // A person who comes back keeps the place.
    expect(await kim.enter(callId)).toMatchObject({ ok: true });
    await lee.emit('leaveSessionCall', { sessionCallId: callId });
    await lee.hears('leaveSessionCall');
    expect(await ada.enter(callId)).toMatchObject({ ok: true });
    await app.close();
  });
});

describe('A conference of three', () => {
  let app: ConferenceApp;
  let callId: string;
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  let pages: ConferencePage[];

  beforeAll(async () => {
    app = await ConferenceApp.boot();
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    callId = await app.startSessionCall(ids);
    pages = [];
    for (const id of ids) {
      const page = await app.page('member', id);
      expect(await page.enter(callId)).toMatchObject({ ok: true });
      pages.push(page);
    }
  });

  const shows = (page: ConferencePage, who: readonly string[]) =>
    page.hears('getSessionCalls', ({ participants }) => {
      const shown = (participants as Shown[]).map(({ callJoinerId }) => callJoinerId);
      return JSON.stringify(shown.toSorted()) === JSON.stringify(who.toSorted());
    });

  test('shows each of them the two others, and what they send', async () => {
    const [kim, lee, ada] = pages as [ConferencePage, ConferencePage, ConferencePage];
    await shows(kim, ids);
    await lee.announce(callId, ids[1]);
    for (const page of [kim, ada]) {
      expect(await page.hears('addStream')).toMatchObject({ userCallId: lee.userCallId });
    }
    // Each of the two asks the one who sends by a connection of its own.
    for (const page of [kim, ada]) {
      const asked = {
        step: 'ask',
        sessionCallId: callId,
        connectionId: randomUUID(),
        fromUserCallId: lee.userCallId,
        toUserCallId: page.userCallId,
        mediaType: 'userCam',
      };
      expect(await page.emit('receiveVideoOffer', asked)).toEqual({ ok: true });
      expect(
        await lee.hears('receiveVideoOffer', (one) => one.toUserCallId === page.userCallId),
      ).toEqual(asked);
    }
  });

  test('keeps a person in their tab until they want the call in another one', async () => {
    const [, lee] = pages as [ConferencePage, ConferencePage, ConferencePage];
    const tab = randomUUID();
    const first = await app.page('member', ids[0], tab);
    await first.enter(callId);
    const second = await app.page('member', ids[0], randomUUID());
    expect(await second.enterUnlessElsewhere(callId)).toMatchObject({ code: 'CALL_ELSEWHERE' });
    second.userCallId = first.userCallId;
    expect((await second.announce(callId, ids[0])).answer.code).toBe('NOT_IN_CALL');
    expect(first.notified('leaveSessionCall')).toEqual([]);
    // The same tab counts as the same page after a reload; a tab of another person does not count.
    const reloaded = await app.page('member', ids[0], tab);
    expect(await reloaded.enterUnlessElsewhere(callId)).toMatchObject({ ok: true });
    expect(await lee.enterUnlessElsewhere(callId)).toMatchObject({ ok: true });
    expect(await second.enter(callId)).toMatchObject({ ok: true });
    expect(await reloaded.hears('leaveSessionCall')).toMatchObject({ reason: 'replaced' });
  });

  test('keeps the newer connection of a tab when an older one is heard of last', async () => {
    const tab = randomUUID();
    const older = await app.page('member', ids[0], tab);
    const opened = Date.now();
    await eventually('a later moment', () => Date.now() > opened);
    const newer = await app.page('member', ids[0], tab);
    expect(await newer.enter(callId)).toMatchObject({ ok: true });
    expect(await older.enter(callId)).toMatchObject({ code: 'CALL_ELSEWHERE' });
    expect(newer.notified('leaveSessionCall')).toEqual([]);
    expect((await newer.announce(callId, ids[0])).answer).toMatchObject({ ok: true });
  });

  test('continues with two participants when one leaves, who may return', async () => {
    const [kim, lee, ada] = pages as [ConferencePage, ConferencePage, ConferencePage];
    expect(await ada.emit('leaveSessionCall', { sessionCallId: callId })).toEqual({ ok: true });
    expect(await kim.hears('leaveSessionCall')).toMatchObject({ reason: 'left' });
    await shows(kim, [ids[0], ids[1]]);
    expect(lee.notified('endSessionCall')).toEqual([]);
    expect((await ada.announce(callId, ids[2])).answer.code).toBe('NOT_IN_CALL');
    expect(await ada.enter(callId)).toMatchObject({ ok: true });
    await shows(lee, ids);
  });

  test('is over for all participants when its leader ends it', async () => {
    const [kim, lee, ada] = pages as [ConferencePage, ConferencePage, ConferencePage];
    await kim.emit('endSessionCall', { sessionCallId: callId });
    for (const page of [kim, lee, ada]) {
      expect(await page.hears('endSessionCall')).toMatchObject({ reason: 'ended' });
    }
    expect(await lee.enter(callId)).toMatchObject({ ok: false, code: 'CALL_OVER' });
  });

  test('is over when the last one leaves', async () => {
    for (const page of pages) await page.emit('leaveSessionCall', { sessionCallId: callId });
    await eventually('the call has ended', async () =>
      (await app.history(callId)).includes('CallEnded'),
    );
    expect((await app.history(callId)).slice(-4)).toEqual([
      ...['CallLeft', 'CallLeft', 'CallLeft'],
      'CallEnded',
    ]);
  });
});

describe('One person who enters and leaves a call without end', () => {
  test('does not fill the log', async () => {
    const app = await ConferenceApp.boot();
    const ids = [randomUUID(), randomUUID()] as const;
    const callId = await app.startSessionCall(ids);
    const other = await app.page('member', ids[1]);
    expect(await other.enter(callId)).toMatchObject({ ok: true });
    const fickle = await app.page('member', ids[0]);
    const answers: unknown[] = [];
    for (let n = 0; n < 61; n += 1) {
      answers.push(await fickle.enter(callId));
      await fickle.emit('leaveSessionCall', { sessionCallId: callId });
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS' });
    expect(answers.filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(60);
    // The limit of one person does not affect the others.
    expect(await other.enter(callId)).toMatchObject({ ok: true });
    await app.close();
  });
});
