import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeDevices } from '#testing/fake-devices.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { Kiosk } from '../kiosk.js';
import { aDevice, aPortal, aPortalWithContent } from '../testing/a-device.js';
import { FakeVisit, VISIT_ID } from '../testing/fake-visit.js';
import { performActions } from './perform-actions.js';
import { reportPortal } from './report-portal.js';
import { reportFrozen, reportStatus } from './report-status.js';

const ACTION = '0199a000-0000-7000-8000-0000000000d1';
/** Lets everything happen that needs no time. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the reports of a kiosk', () => {
  let socket: FakeSocket;
  let wire: Wire;
  let kiosk: Kiosk;
  let visit: FakeVisit;
  let sticky: string;

  beforeEach(async () => {
    localStorage.clear();
    socket = new FakeSocket();
    sticky = 'IN_PERMISSION';
    socket.answer('updateDeviceStatus', ({ status }: { status: string }) => {
      if (sticky !== 'IN_ERROR' || status === 'IN_PERMISSION') sticky = status;
      return { status: sticky };
    });
    for (const name of ['deviceStreamFrozen', 'updateClientQueueStatus', 'deviceUserCamImage']) {
      socket.answer(name, () => ({}));
    }
    socket.answer('deviceActionPerformed', () => ({}));
    wire = { channel: () => new Channel(socket) } as unknown as Wire;
    visit = new FakeVisit();
    kiosk = new Kiosk(
      {
        devices: new FakeDevices().asBrowser(),
        storage: localStorage,
        makeSource: () => ({ hash: () => null, close: () => undefined }),
        now: () => 0,
        awake: () => false,
      },
      aDevice,
    );
    kiosk.portal.set(aPortal);
    kiosk.attach(visit.asSession());
    await kiosk.media.open();
  });

  const statuses = () =>
    socket.sent('updateDeviceStatus').map((sent) => (sent as { status: string }).status);

  it('is every step, once, with the visit that it is about', async () => {
    reportStatus(kiosk, wire);
    visit.is('IN_WAITING');
    visit.is('IN_CALL');
    await settle();
    await settle();
    expect(statuses().at(-1)).toBe('IN_CALL');
    expect(socket.sent('updateDeviceStatus').at(-1)).toEqual({
      status: 'IN_CALL',
      note: null,
      clientId: VISIT_ID,
    });
    const count = statuses().length;
    kiosk.setVolume(0.1);
    await settle();
    expect(statuses()).toHaveLength(count);
  });

  it('leads out of an error that the server holds on to', async () => {
    sticky = 'IN_ERROR';
    visit.is('IN_WAITING');
    reportStatus(kiosk, wire);
    await settle();
    expect(statuses()).toEqual(['IN_WAITING', 'IN_PERMISSION', 'IN_WAITING']);
    expect(sticky).toBe('IN_WAITING');
  });

  it('is said again when the connection was away', async () => {
    visit.is('IN_WAITING');
    reportStatus(kiosk, wire);
    await settle();
    socket.drop();
    visit.is('IN_CALL');
    await settle();
    expect(statuses()).toEqual(['IN_WAITING']);
    socket.restore();
    await settle();
    expect(statuses()).toEqual(['IN_WAITING', 'IN_CALL']);
  });

  it('is never an error without words', async () => {
    reportStatus(kiosk, wire);
    visit.is('IN_ERROR');
    await settle();
    expect(socket.sent('updateDeviceStatus').at(-1)).toMatchObject({ note: 'Unknown error' });
  });

  it('is a picture that stands still, once, within its call', async () => {
    reportFrozen(kiosk, wire);
    kiosk.call.set({ ...kiosk.call.get(), callId: VISIT_ID });
    kiosk.happened({ type: 'frozen' });
    kiosk.setVolume(0.1);
    expect(socket.sent('deviceStreamFrozen')).toEqual([
      { sessionCallId: VISIT_ID, note: 'Stream is frozen' },
    ]);
  });

  it('is whether its portal has anything to show', async () => {
    kiosk.portal.set(aPortalWithContent);
    reportPortal(kiosk, wire);
    kiosk.portal.set({ ...aPortalWithContent, messages: { ...aPortal.messages, welcome: 'Hi' } });
    kiosk.portal.set(aPortal);
    kiosk.portal.set(null);
    expect(socket.sent('updateClientQueueStatus')).toEqual([
      { queueId: aDevice.queueId, status: 'QUEUE_OK' },
      { queueId: aDevice.queueId, status: 'QUEUE_ERROR' },
    ]);
  });

  describe('when it is asked to do something', () => {
    let reloads: number;
    let agent: boolean;
    const ask = async (action: string, actionId = ACTION) => {
      socket.push('performDeviceAction', { actionId, action });
      await settle();
      return socket.sent('deviceActionPerformed').at(-1);
    };

    beforeEach(() => {
      [reloads, agent] = [0, false];
      performActions(kiosk, wire, {
        takePicture: async (track) => {
          if (track === null) throw new Error('No stream provided');
          return 'data:image/jpeg;base64,/9j/';
        },
        reload: () => (reloads += 1),
        hasAgent: () => agent,
        now: () => Date.parse('2026-03-02T12:00:00Z'),
      });
    });

    it('is that it rings, once, or why it does not', async () => {
      expect(await ask('call')).toEqual({ actionId: ACTION, ok: true, note: null, image: null });
      await ask('call');
      expect(visit.entered).toHaveLength(1);
      expect(await ask('call', VISIT_ID)).toMatchObject({ ok: false, note: 'BUSY' });
    });

    it('is its picture, also for those in its call', async () => {
      kiosk.call.set({ ...kiosk.call.get(), callId: VISIT_ID });
      expect(await ask('userCamImage')).toMatchObject({ ok: true, image: expect.any(String) });
      expect(socket.sent('deviceUserCamImage')).toHaveLength(1);
      await kiosk.media.setCamera(false);
      expect(await ask('userCamImage', VISIT_ID)).toMatchObject({
        ok: false,
        note: 'No stream provided',
      });
    });

    it('is an answer before it loads again', async () => {
      expect(await ask('reload')).toMatchObject({ ok: true });
      expect(reloads).toBe(1);
    });

    it('is that a page alone cannot do what an agent can', async () => {
      expect(await ask('screenshot')).toMatchObject({ ok: false });
      agent = true;
      expect(await ask('screenshot', VISIT_ID)).toMatchObject({ actionId: ACTION });
    });
  });
});
