import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deviceClientRoutes, deviceRoutes } from '@foyer/contracts/devices';
import { io, type Socket } from 'socket.io-client';
import { v7 as newId } from 'uuid';

import { jpegUrl, sampleHealth } from '#contexts/devices/testing/sample-reports.js';
import { eventually } from '#platform/testing/eventually.js';
import { SeveralProcesses } from '../testing/several-processes.js';

/** Longest that anything here may take, in milliseconds. */
const TIME = 20_000;

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('Devices on several nodes', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Devices on several nodes', () => {
    const _id = newId();
    const sockets: Socket[] = [];
    let environment: SeveralProcesses;
    let token: string;

    beforeAll(async () => {
      environment = await SeveralProcesses.start(server, ['api-1', 'api-2']);
      const body = { _id, name: 'Lobby' };
      const { key } = await environment.clientOf('api-1').call(deviceRoutes.createDevice, { body });
      const anybody = environment.clientOf('api-1');
      ({ token } = await anybody.call(deviceClientRoutes.verifyDevice, {
        body: { key: key ?? '' },
      }));
    }, 120_000);
    afterAll(async () => {
      for (const socket of sockets) socket.disconnect();
      await environment.end();
    });

    const connect = async (node: string): Promise<Socket> => {
      const socket = io(`${environment.originOf(node)}/monitoring`, {
        auth: { language: 'en', token },
        forceNew: true,
        transports: ['websocket'],
      });
      sockets.push(socket);
      await eventually(`the device is connected to ${node}`, () => socket.connected, TIME);
      return socket;
    };
    const reports = (agent: Socket, uptime: number): Promise<unknown> =>
      agent.timeout(TIME).emitWithAck('deviceHealth', { ...sampleHealth, uptime });
    const shows = (node: string, uptime: number): Promise<void> =>
      eventually(
        `${node} shows an uptime of ${uptime}`,
        async () => {
          const params = { id: _id };
          const device = await environment.clientOf(node).call(deviceRoutes.getDevice, { params });
          return device.display !== 'Offline' && device.uptime === uptime;
        },
        TIME,
      );

    test('one node shows what a device reports to another, and asks it for a picture', async () => {
      const agent = await connect('api-1');
      expect(await reports(agent, 60)).toEqual({ ok: true });
      await shows('api-2', 60);
      agent.on('performDeviceAction', ({ actionId }: { actionId: string }) => {
        agent.emit('deviceActionPerformed', { actionId, ok: true, image: jpegUrl });
      });
      const body = { _id, action: 'screenshot' } as const;
      const answer = await environment.clientOf('api-2').call(deviceRoutes.askDevice, { body });
      expect(answer).toMatchObject({ ok: true });
      expect(answer.pictureId).not.toBeNull();
    });

    test('a device whose node is killed is shown as it reports to the other', async () => {
      await environment.process('api-1').end('SIGKILL');
      await reports(await connect('api-2'), 120);
      await shows('api-2', 120);
      await environment.begin('api-3', 'api');
      await shows('api-3', 120);
    });
  });
}
