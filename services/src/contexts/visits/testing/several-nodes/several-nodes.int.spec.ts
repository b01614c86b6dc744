import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { ConferencePage } from '#contexts/calls/testing/conference-app.js';
import { Health } from '#platform/health';
import type { OfficePage } from '../office-page.js';
import { SeveralNodes } from './several-nodes.js';

describe('behind one address, with two nodes,', () => {
  let environment: SeveralNodes;
  let kimId: string;
  let kimsToken: string;

  beforeEach(async () => {
    environment = await SeveralNodes.open(2);
    kimId = await environment.member('kim.agent');
    await environment.portal([kimId]);
    kimsToken = await environment.signIn('kim.agent');
  });
  afterEach(() => environment.close());

  interface Meeting {
    readonly ada: OfficePage;
    readonly kim: OfficePage;
    readonly adasToken: string;
    readonly callId: string;
  }

  /** Ada comes by node 0, Kim by node 1, and takes her. */
  const meet = async (): Promise<Meeting> => {
    environment.lead(1);
    const kim = await environment.agent(kimsToken, kimId);
    environment.lead(0);
    const { page: ada, token: adasToken } = await environment.visitor();
    await ada.ring();
    const { offerId } = await kim.isRung(ada);
    const { ok } = await kim.take(ada.id, offerId);
    expect(ok).toBe(true);
    return { ada, kim, adasToken, callId: ada.id };
  };
  const call = (callId: string) => environment.whereIs('conference', `call:${callId}`);
  /** Checks that an announcement of one page reaches the other. */
  const seesEachOther = async (
    { page, id }: { page: ConferencePage; id: string },
    other: ConferencePage,
    callId: string,
  ) => {
    const { answer, connectionId } = await page.announce(callId, id);
    expect(answer.ok).toBe(true);
    await other.hears('addStream', (push) => push.connectionId === connectionId);
  };

  test('a visitor and an agent who came in by different ones meet in their call', async () => {
    const { callId, adasToken } = await meet();
    expect(environment.whereIs('application', `member:${kimId}`)).toEqual([1]);
    expect(environment.whereIs('application', `visit:${callId}`)).toEqual([0]);
    environment.lead(0, 1);
    const ada = await environment.inCall(adasToken, callId);
    environment.lead(1);
    const kim = await environment.inCall(kimsToken, callId);
    expect(call(callId)).toEqual([0]);
    await seesEachOther({ page: kim, id: kimId }, ada, callId);
    await seesEachOther({ page: ada, id: callId }, kim, callId);
  });

  test('two tabs of a member who came in by different ones have one primary tab', async () => {
    const tabs = [randomUUID(), randomUUID()] as const;
    environment.lead(0);
    const first = await environment.tab(kimsToken, kimId, tabs[0]);
    environment.lead(1);
    const second = await environment.tab(kimsToken, kimId, tabs[1]);
    const ask = async (socket: typeof first, tabId: string, claim = false) =>
      (await socket.timeout(60_000).emitWithAck('setPrimaryTab', { tabId, claim })) as object;
    expect(await ask(second, tabs[1])).toMatchObject({ primaryTabId: tabs[0] });
    expect(await ask(second, tabs[1], true)).toMatchObject({ primaryTabId: tabs[1] });
    expect(await ask(first, tabs[0])).toMatchObject({ primaryTabId: tabs[1] });
  });

  test('continues the call when a participant of a dead node comes back on the other', async () => {
    const { callId, adasToken } = await meet();
    const ada = await environment.inCall(adasToken, callId);
    const kim = await environment.inCall(kimsToken, callId);
    environment.lead(1);
    environment.kill(0);
    for (const [page, channel] of [
      [ada, 'conference'],
      [kim, 'conference'],
    ] as const) {
      await environment.until('the page is back', async () => {
        if (!page.socket.connected) return false;
        return (await page.enter(callId).catch(() => ({ ok: false }))).ok;
      });
      expect(environment.whereIs(channel, `call:${callId}`)).toEqual([1]);
    }
    await seesEachOther({ page: kim, id: kimId }, ada, callId);
    await environment.until('both are back', async () => {
      const history = await environment.history(`call-${callId}`);
      const count = (type: string) => history.filter((one) => one === type).length;
      return count('CallConnectionLost') === count('CallConnectionRestored');
    });
    environment.clock.advance(60_000);
    await environment.until('nothing else happens', async () => true);
    expect(await environment.history(`call-${callId}`)).not.toContain('CallEnded');
  });

  test('ends the call when a participant of a dead node does not come back', async () => {
    const { callId, adasToken, ada: adasPage } = await meet();
    const ada = await environment.inCall(adasToken, callId);
    const kim = await environment.inCall(kimsToken, callId);
    environment.lead(1);
    environment.kill(0);
    for (const page of [ada, kim, adasPage]) page.socket.disconnect();
    const history = () => environment.history(`call-${callId}`);
    const lost = async () =>
      (await history()).filter((type) => type === 'CallConnectionLost').length;
    await environment.until('both are missed', async () => (await lost()) === 2);
    expect(await history()).not.toContain('CallEnded');
    environment.clock.advance(30_000);
    await environment.until('the call ends', async () => (await history()).includes('CallEnded'));
  });

  test('one that must end lets its call continue, and leads all others to the other', async () => {
    const { callId, adasToken, ada: adasPage } = await meet();
    const ada = await environment.inCall(adasToken, callId);
    const kim = await environment.inCall(kimsToken, callId);
    environment.lead(0);
    const { page: bob } = await environment.visitor();
    await bob.ring();
    const whereBobIs = () => environment.whereIs('application', `visit:${bob.id}`);
    expect(whereBobIs()).toEqual([0]);
    const dropped: string[] = [];
    for (const page of [ada, kim, adasPage]) {
      page.socket.on('disconnect', (reason) => dropped.push(reason));
    }

    let code: string | undefined;
    adasPage.socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      code = error.data?.code;
    });

    const ended = environment.end(0, 60_000);
    await environment.until('Bob waits elsewhere', () => whereBobIs().join() === '1');
    expect(await environment.node(0).app.app.get(Health).report()).toMatchObject({ state: 'down' });
    const { page: cleo } = await environment.visitor();
    expect(environment.whereIs('application', `visit:${cleo.id}`)).toEqual([1]);
    await seesEachOther({ page: kim, id: kimId }, ada, callId);
    await seesEachOther({ page: ada, id: callId }, kim, callId);
    expect(dropped).toEqual([]);
    expect(call(callId)).toEqual([0]);

    environment.lead(1);
    await kim.emit('endSessionCall', { sessionCallId: callId });
    await ended;
    await environment.until('Ada is sent to the other', () => dropped.length > 0);
    // A visit that is over gets no new socket, on the other as well.
    await environment.until('Ada is told', () => code === 'VISIT_OVER');
    expect(environment.whereIs('application', `visit:${callId}`)).toEqual([]);
    const types = await environment.history(`visit-${bob.id}`);
    expect(types).not.toContain('VisitEnded');
  });
});
