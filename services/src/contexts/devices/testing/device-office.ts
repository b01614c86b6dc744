import { tmpdir } from 'node:os';
import { expect } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';

import { eventually } from '#platform/testing/eventually.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { CallsModule, readMediaSettings } from '#contexts/calls';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { PortalsModule } from '#contexts/portals';
import { VisitsModule } from '#contexts/visits';
import { DevicesModule } from '../index.js';

export const portalId = '01990000-0000-7000-8000-0000000000f1';

export interface SignedIn {
  readonly token: string;
  readonly renewalToken: string;
}

/** The program with all that devices stand on. */
export function bootDevicesApp(options: TestAppOptions = {}): Promise<IdentityApp> {
  const media = { settings: readMediaSettings({ JANUS: 'off' }), dataFolder: tmpdir() };
  const imports = [PortalsModule, VisitsModule, CallsModule.with(media), DevicesModule];
  return bootIdentityApp({ ...options, imports });
}

/** The program with an administrator, an open portal, and ways to add devices and to be one. */
export class DeviceOffice {
  readonly #sockets = new Set<Socket>();

  private constructor(
    readonly app: IdentityApp,
    readonly admin: string,
  ) {}

  static async open(options: TestAppOptions = {}): Promise<DeviceOffice> {
    const app = await bootDevicesApp(options);
    await app.member('cleo.admin', 'admin').catch(() => undefined);
    return new DeviceOffice(app, await app.signIn('cleo.admin'));
  }

  async portal(id = portalId, name = 'Front desk'): Promise<void> {
    const body = { _id: id, name, timeZone: 'Europe/Berlin' };
    await this.app.call('POST /queue', { token: this.admin, body });
    await this.app.call('POST /queue/activate', { token: this.admin, body: { ids: [id] } });
  }

  /** Adds a device; returns its key. */
  async device(_id: string, more: object = {}): Promise<string> {
    const body = { _id, name: `Kiosk ${_id.slice(-2)}`, ...more };
    const added = await this.app.call('POST /devices', { token: this.admin, body });
    expect(added.status).toBe(201);
    return (added.body as { key: string }).key;
  }

  async signIn(key: string): Promise<SignedIn> {
    const answer = await this.app.call('POST /devices/client/verifyDevice', { body: { key } });
    expect(answer.status).toBe(200);
    return answer.body as SignedIn;
  }

  async connect(channel: string, token: string): Promise<Socket> {
    const socket = io(`${this.app.url}/${channel}`, {
      auth: { token, language: 'en' },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.#sockets.add(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  /** Waits until the console shows a device as it is expected. */
  async shows(deviceId: string, expected: object): Promise<void> {
    await eventually(`the device is shown as ${JSON.stringify(expected)}`, async () => {
      const { body } = await this.app.call(`GET /devices/${deviceId}`, { token: this.admin });
      const shown = body as Readonly<Record<string, unknown>>;
      return Object.entries(expected).every(([name, value]) => shown[name] === value);
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.app.close();
  }
}
