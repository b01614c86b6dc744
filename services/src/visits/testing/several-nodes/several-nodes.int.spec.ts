import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { ConferencePage } from '../../../calls/testing/conference-app.js';
import { Health } from '../../../platform/health/index.js';
import type { OfficePage } from '../office-page.js';
import { SeveralNodes } from './several-nodes.js';

describe('behind one address, with two nodes,', () => {
  let house: SeveralNodes;
  let kimId: string;
  let kimsToken: string;

  beforeEach(async () => {
    house = await SeveralNodes.open(2);
    kimId = await house.member('kim.agent');
    await house.portal([kimId]);
    kimsToken = await house.signIn('kim.agent');
  }, 60_000);
  afterEach(() => house.close(), 30_000);

  interface Meeting {
    readonly ada: OfficePage;
    readonly kim: OfficePage;
    readonly adasToken: string;
    readonly callId: string;
  }

  /** Ada comes by node 0, Kim by node 1, and takes her. */
  const meet = async (): Promise<Meeting> => {
    house.lead(1);
    const kim = await house.agent(kimsToken, kimId);
    house.lead(0);
    const { page: ada, token: adasToken } = await house.visitor();
    await ada.ring();
    const { offerId } = await kim.isRung(ada);
    const { ok } = await kim.take(ada.id, offerId);
    expect(ok).toBe(true);
    return { ada, kim, adasToken, callId: ada.id };
  };
  const call = (callId: string) => house.whereIs('conference', `call:${callId}`);
  /** What one of them announces reaches the other. */
  const seesEachOther = async (one: ConferencePage, other: ConferencePage, callId: string) => {
    const { answer, connectionId } = await one.announce(callId, randomUUID());
    expect(answer.ok).toBe(true);
    await other.hears('addStream', (push) => push.connectionId === connectionId);
  };

  test('a visitor and an agent who came in by different ones meet in their call', async () => {
    const { callId, adasToken } = await meet();
    expect(house.whereIs('application', `member:${kimId}`)).toEqual([1]);
    expect(house.whereIs('application', `visit:${callId}`)).toEqual([0]);
    house.lead(0, 1);
    const ada = await house.inCall(adasToken, callId);
    house.lead(1);
    const kim = await house.inCall(kimsToken, callId);
    expect(call(callId)).toEqual([0]);
    await seesEachOther(kim, ada, callId);
    await seesEachOther(ada, kim, callId);
  }, 60_000);

  test('two tabs of a member who came in by different ones have one primary tab', async () => {
    const tabs = [randomUUID(), randomUUID()] as const;
    house.lead(0);
    const first = await house.tab(kimsToken, kimId, tabs[0]);
    house.lead(1);
    const second = await house.tab(kimsToken, kimId, tabs[1]);
    const ask = async (socket: typeof first, tabId: string, claim = false) =>
      (await socket.timeout(5_000).emitWithAck('setPrimaryTab', { tabId, claim })) as object;
    expect(await ask(second, tabs[1])).toMatchObject({ primaryTabId: tabs[0] });
    expect(await ask(second, tabs[1], true)).toMatchObject({ primaryTabId: tabs[1] });
    expect(await ask(first, tabs[0])).toMatchObject({ primaryTabId: tabs[1] });
  }, 60_000);

  test('who was on one that dies comes back on the other, and the call goes on', async () => {
    const { callId, adasToken } = await meet();
    const ada = await house.inCall(adasToken, callId);
    const kim = await house.inCall(kimsToken, callId);
    house.lead(1);
    house.kill(0);
    for (const [page, channel] of [
      [ada, 'conference'],
      [kim, 'conference'],
    ] as const) {
      await house.until('the page is back', async () => {
        if (!page.socket.connected) return false;
        return (await page.enter(callId).catch(() => ({ ok: false }))).ok;
      });
      expect(house.whereIs(channel, `call:${callId}`)).toEqual([1]);
    }
    await seesEachOther(kim, ada, callId);
    await house.until('both are back', async () => {
      const history = await house.history(`call-${callId}`);
      const count = (type: string) => history.filter((one) => one === type).length;
      return count('CallConnectionLost') === count('CallConnectionRestored');
    });
    house.clock.advance(60_000);
    await house.until('nothing else happens', async () => true);
    expect(await house.history(`call-${callId}`)).not.toContain('CallEnded');
  }, 60_000);

  test('who was on one that dies and does not come back has lost the connection, and the call ends', async () => {
    const { callId, adasToken, ada: adasPage } = await meet();
    const ada = await house.inCall(adasToken, callId);
    const kim = await house.inCall(kimsToken, callId);
    house.lead(1);
    house.kill(0);
    for (const page of [ada, kim, adasPage]) page.socket.disconnect();
    const history = () => house.history(`call-${callId}`);
    const lost = async () =>
      (await history()).filter((type) => type === 'CallConnectionLost').length;
    await house.until('both are missed', async () => (await lost()) === 2);
    expect(await history()).not.toContain('CallEnded');
    house.clock.advance(30_000);
    await house.until('the call ends', async () => (await history()).includes('CallEnded'));
  }, 60_000);

  test('one that is told to end lets its call go on, and leads everybody else to the other', async () => {
    const { callId, adasToken, ada: adasPage } = await meet();
    const ada = await house.inCall(adasToken, callId);
    const kim = await house.inCall(kimsToken, callId);
    house.lead(0);
    const { page: bob } = await house.visitor();
    await bob.ring();
    const whereBobIs = () => house.whereIs('application', `visit:${bob.id}`);
    expect(whereBobIs()).toEqual([0]);
    const dropped: string[] = [];
    for (const page of [ada, kim, adasPage]) {
      page.socket.on('disconnect', (reason) => dropped.push(reason));
    }

    const ended = house.end(0, 60_000);
    await house.until('Bob waits elsewhere', () => whereBobIs().join() === '1');
    expect(await house.node(0).app.app.get(Health).report()).toMatchObject({ state: 'down' });
    const { page: cleo } = await house.visitor();
    expect(house.whereIs('application', `visit:${cleo.id}`)).toEqual([1]);
    await seesEachOther(kim, ada, callId);
    await seesEachOther(ada, kim, callId);
    expect(dropped).toEqual([]);
    expect(call(callId)).toEqual([0]);

    house.lead(1);
    await kim.emit('endSessionCall', { sessionCallId: callId });
    await ended;
    await house.until('Ada is sent to the other', () => dropped.length > 0);
    await house.until('Ada is told, on the other', () => {
      const there = house.whereIs('application', `visit:${callId}`);
      return there.length === 1 && there[0] === 1;
    });
    const types = await house.history(`visit-${bob.id}`);
    expect(types).not.toContain('VisitEnded');
  }, 60_000);
});
