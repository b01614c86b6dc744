import { createServer, type Server as HttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deviceClientRoutes, type DeviceHealth } from '@foyer/contracts/devices';
import { fullPath } from '@foyer/contracts/schema';
import { Server, type Socket } from 'socket.io';

import { sampleDevice } from '../../session/testing/sample-device.js';
import type { ActionAnswer } from '../../server/remote-actions.js';
import { kioskPage } from './kiosk-page.js';

/** Every call of a device is answered by the same sign-in. */
const CALLS = new Set(Object.values(deviceClientRoutes).map(fullPath));

/** A small server that knows one device: its page, its sign-in and its channel `monitoring`. */
export class FakeServer {
  readonly reports: DeviceHealth[] = [];
  readonly answers: ActionAnswer[] = [];
  /** Requests of the page, newest last. */
  pageLoads = 0;
  #socket: Socket | undefined;

  private constructor(
    readonly http: HttpServer,
    readonly sockets: Server,
  ) {
    sockets.of('/payment');
    sockets.of('/monitoring').on('connection', (socket) => {
      this.#socket = socket;
      socket.on('deviceHealth', (report: DeviceHealth, acknowledge: (ack: object) => void) => {
        this.reports.push(report);
        acknowledge({ ok: true });
      });
      socket.on(
        'deviceActionPerformed',
        (answer: ActionAnswer, acknowledge: (ack: object) => void) => {
          this.answers.push(answer);
          acknowledge({ ok: true });
        },
      );
    });
  }

  static async start(): Promise<FakeServer> {
    const http = createServer((request, response) => {
      const json = (body: object) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/health/live') json({ state: 'up' });
      else if (CALLS.has(request.url ?? '')) {
        json({ token: 'let-in', renewalToken: 'for-later', device: sampleDevice });
      } else if (request.url === '/vblh/device-client') {
        server.pageLoads += 1;
        response.writeHead(200, { 'content-type': 'text/html' }).end(kioskPage);
      } else response.writeHead(404).end();
    });
    const server = new FakeServer(http, new Server(http));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  get last(): DeviceHealth | undefined {
    return this.reports.at(-1);
  }

  ask(actionId: string, action: string): void {
    this.#socket?.emit('performDeviceAction', { actionId, action });
  }

  async stop(): Promise<void> {
    await this.sockets.close();
  }
}
