import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeClient } from '@foyer/contracts/client';
import { accountRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';

import { ConferencePage } from '#contexts/calls/testing/conference-app.js';
import { eventually } from '#platform/testing/eventually.js';
import { SeveralProcesses } from '../testing/several-processes.js';
import { FrontProxy } from '#contexts/visits/testing/several-nodes/front-proxy.js';
import { OfficePage } from '#contexts/visits/testing/office-page.js';

const NODES = ['api-1', 'api-2'] as const;
type NodeName = (typeof NODES)[number];
const SECRET = 'several-nodes-visitor-secret-of-43-characte';

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('Several serving nodes', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Several serving nodes', () => {
    const sockets: Socket[] = [];
    let portalId: string;
    let environment: SeveralProcesses;
    let proxy: FrontProxy;
    let kimId: string;

    beforeAll(async () => {
      environment = await SeveralProcesses.start(server, NODES);
      proxy = await FrontProxy.open();
      // The demonstration portal is the administrator's, among others'.
      const client = environment.clientOf('api-1');
      kimId = (await client.call(accountRoutes.viewMySettings, {})).profile._id;
      portalId = (await client.call(portalRoutes.listOwnPortals, {})).docs[0]?._id ?? '';
    }, 120_000);
    afterAll(async () => {
      for (const socket of sockets) socket.disconnect();
      await proxy.close();
      await environment.end();
    });

    /** Directs later clients to one of the nodes. */
    const lead = (name: NodeName): void =>
      proxy.leadTo(Number(new URL(environment.originOf(name)).port));

    const connect = async (
      channel: string,
      { meet, ...auth }: { token: string; meet: string; tabId?: string },
    ): Promise<Socket> => {
      const socket = io(`${proxy.url}/${channel}`, {
        auth: { language: 'en', ...auth },
        query: { meet },
        forceNew: true,
        reconnectionDelay: 100,
        reconnectionDelayMax: 500,
        transports: ['websocket'],
      });
      sockets.push(socket);
      await eventually(`${channel} is open`, () => socket.connected);
      return socket;
    };
    const until = (what: string, holds: () => boolean) => eventually(what, holds);
    const agent = async (): Promise<OfficePage> => {
      const socket = await connect('application', {
        token: environment.token,
        meet: `member:${kimId}`,
      });
      return new OfficePage({ id: kimId, socket, portalId, until });
    };
    const visitor = async (): Promise<{ page: OfficePage; token: string }> => {
      const _id = newId();
      const body = { _id, clientSecret: SECRET, queueId: portalId, visitorName: 'Ada' };
      const anybody = makeClient({ origin: proxy.url });
      const { token } = await anybody.call(visitRoutes.openVisit, { body });
      const socket = await connect('application', { token, meet: `call:${_id}` });
      return { token, page: new OfficePage({ id: _id, socket, portalId, until }) };
    };
    const inCall = async (token: string, callId: string): Promise<ConferencePage> => {
      const page = new ConferencePage(
        await connect('conference', { token, meet: `call:${callId}` }),
      );
      await eventually('the call is entered', async () => (await page.enter(callId)).ok);
      return page;
    };

    test('tabs of a member who came in by different ones have one primary tab', async () => {
      const tabs = [randomUUID(), randomUUID()] as const;
      const meet = `member:${kimId}`;
      lead('api-1');
      const first = await connect('main', { token: environment.token, meet, tabId: tabs[0] });
      lead('api-2');
      const second = await connect('main', { token: environment.token, meet, tabId: tabs[1] });
      const ask = (socket: Socket, tabId: string, claim = false) =>
        socket.timeout(60_000).emitWithAck('setPrimaryTab', { tabId, claim }) as Promise<object>;
      expect(await ask(second, tabs[1])).toMatchObject({ primaryTabId: tabs[0] });
      expect(await ask(second, tabs[1], true)).toMatchObject({ primaryTabId: tabs[1] });
      expect(await ask(first, tabs[0])).toMatchObject({ primaryTabId: tabs[1] });
    });

    test('a visitor at one is offered to an agent at another, and a call outlives the end of its node', async () => {
      lead('api-2');
      const kim = await agent();
      expect(await kim.emit('setAvailability', { availability: 'auto' })).toMatchObject({
        ok: true,
      });
      lead('api-1');
      const { page: ada, token } = await visitor();
      await ada.reports('IN_PERMISSION');
      await ada.ring();
      const { offerId } = await kim.isRung(ada);
      expect(await kim.take(ada.id, offerId)).toMatchObject({ ok: true });
      const adasSide = await inCall(token, ada.id);
      lead('api-2');
      const kimsSide = await inCall(environment.token, ada.id);
      const dropped: string[] = [];
      for (const { socket } of [adasSide, kimsSide, ada]) {
        socket.on('disconnect', (reason) => dropped.push(reason));
      }
      const ended = environment.process('api-1').end('SIGTERM');
      await eventually('it lets no one in any more', async () => {
        const { status } = await fetch(`${environment.originOf('api-1')}/health/ready`);
        return status === 503;
      });
      expect(await adasSide.enter(ada.id)).toMatchObject({ ok: true });
      expect(await kimsSide.enter(ada.id)).toMatchObject({ ok: true });
      expect(dropped).toEqual([]);
      await kimsSide.emit('endSessionCall', { sessionCallId: ada.id });
      expect(await ended).toBe(0);
      await ada.seesVisit(({ endReason }) => endReason === 'served');
    });
  });
}
