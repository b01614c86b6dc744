import { describe, expect, it } from '@jest/globals';
import type { ApiError } from '@foyer/contracts/client';
import type { Device, DeviceHealth } from '@foyer/contracts/devices';

import { DeviceSession, reportHealth } from './device-session.js';

const camera = { deviceId: null, resolution: '1280x720', angle: 0 } as const;
const device: Device = {
  _id: '0199a000-0000-7000-8000-000000000001',
  deviceId: 'lobby-1',
  name: 'Lobby',
  description: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  queueId: null,
  type: 'kiosk',
  version: null,
  uptime: null,
  network: null,
  diskUsage: null,
  userCamera: camera,
  docCamera: camera,
  microphone: null,
  speaker: null,
  volume: 1,
  avatarDocumentId: null,
  paymentTerminalActivate: false,
  deactivated: false,
  display: 'Online',
  hardwareIds: [],
};
const key = { deviceId: 'lobby-1', key: 'k'.repeat(24) };

interface Asked {
  readonly request: string;
  readonly token: string | null;
  readonly body: unknown;
}

/** A server that knows one device. */
function server() {
  const asked: Asked[] = [];
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const token = new Headers(init.headers).get('authorization');
    asked.push({ request: `${init.method ?? ''} ${url}`, token, body });
    if (!url.endsWith('/verifyDevice')) return Response.json({ ...device, ...body });
    if (body.key === key.key) return Response.json({ token: 'let-in', device });
    const errors = { msg: 'Too many attempts.', code: 'TOO_MANY_REQUESTS' };
    return Response.json({ errors }, { status: 429 });
  };
  return { asked, fetch: answer as unknown as typeof fetch, origin: 'https://desk.example' };
}

describe('the session of a device', () => {
  it('is opened by its key, and speaks under its token from then on', async () => {
    const at = server();
    const session = await DeviceSession.open(at, key);
    const known = await session.introduce({
      version: '1.2.0',
      network: 'eth0',
      hardwareIds: ['camera-1'],
    });
    expect(session.device.name).toBe('Lobby');
    expect(known.hardwareIds).toEqual(['camera-1']);
    expect(at.asked).toEqual([
      {
        request: 'POST https://desk.example/api/v2/devices/client/verifyDevice',
        token: null,
        body: key,
      },
      {
        request: 'POST https://desk.example/api/v2/devices/client/updateGeneral',
        token: 'Bearer let-in',
        body: { version: '1.2.0', network: 'eth0' },
      },
      {
        request: 'POST https://desk.example/api/v2/devices/client/updateDeviceClientHardwareIds',
        token: 'Bearer let-in',
        body: { hardwareIds: ['camera-1'] },
      },
    ]);
  });

  it('says why a device is not let in', async () => {
    const refused = DeviceSession.open(server(), { ...key, key: 'x'.repeat(24) });
    await expect(refused).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    } satisfies Partial<ApiError>);
  });

  it('reports how the device is', async () => {
    const health: DeviceHealth = {
      deviceAlive: true,
      deviceStatus: 'IN_START',
      deviceErrorNote: null,
      deviceQueueId: null,
      deviceQueueStatus: null,
      microControllerConnected: false,
      paymentTerminalConnected: false,
      paymentTerminalStatus: null,
      userCamera: null,
      docCamera: null,
      timestamp: '2026-03-02T09:00:00.000Z',
      timestampEpoch: 1_772_442_000,
      appTitle: 'Foyer',
    };
    const sent: unknown[] = [];
    await reportHealth(
      {
        on: () => undefined,
        off: () => undefined,
        timeout: () => ({
          emitWithAck: async (name, payload) => {
            sent.push([name, payload]);
            return { ok: true };
          },
        }),
      },
      health,
    );
    expect(sent).toEqual([['deviceHealth', health]]);
  });
});
