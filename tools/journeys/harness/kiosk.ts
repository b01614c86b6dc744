import { deviceRoutes } from '@foyer/contracts/devices';
import { ALWAYS_OPEN, type WeekAvailability } from '@foyer/contracts/portals';
import type { Browser, Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import type { Served } from './served.js';
import type { Stage } from './stage.js';

/** A device that was added in the console, with the key that is shown once. */
export interface Booth {
  readonly id: string;
  readonly key: string;
  /** The address in the QR code of the console. */
  readonly path: string;
}

export const KIOSK_SCREENS = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

/** Adds a device for a portal; by default it is open around the clock. */
export async function addBooth(
  stage: Stage<Served>,
  queueId: string,
  week: WeekAvailability = ALWAYS_OPEN,
): Promise<Booth> {
  const api = await stage.api();
  const id = newId();
  const { key } = await api.call(deviceRoutes.createDevice, {
    body: { _id: id, name: 'Lobby', queueId, operatingHours: { timeZone: 'Europe/Berlin', week } },
  });
  if (key === null) throw new Error('A device that was just added has no key');
  return { id, key, path: `/vblh/device-client#device=${id}&key=${key}` };
}

/** The page of a kiosk, in the size of its screen. */
export function kioskPage(
  stage: Stage<Served>,
  name: string,
  screen: keyof typeof KIOSK_SCREENS = 'portrait',
  browser?: Browser,
): Promise<Page> {
  const options = { viewport: KIOSK_SCREENS[screen], hasTouch: true };
  return stage.page(name, { ...options, ...(browser && { browser }) });
}

/** Puts a camera before a page that stands still when {@link freeze} says so. */
export async function giveCameraThatFreezes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const native = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await native(constraints);
      const camera = stream.getVideoTracks()[0];
      if (camera === undefined) return stream;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 360];
      const brush = canvas.getContext('2d');
      let frame = 0;
      // Frames are counted, alike or not: a frozen camera gives none.
      const [track] = canvas.captureStream(0).getVideoTracks() as CanvasCaptureMediaStreamTrack[];
      setInterval(() => {
        if (brush === null || document.documentElement.dataset.frozen !== undefined) return;
        frame += 1;
        brush.fillStyle = `hsl(${frame % 360} 60% 50%)`;
        brush.fillRect(0, 0, canvas.width, canvas.height);
        track?.requestFrame();
      }, 66);
      stream.removeTrack(camera);
      camera.stop();
      if (track) stream.addTrack(track);
      return stream;
    };
  });
}

/** Stops the frames of a camera, or starts them again. */
export async function freeze(page: Page, frozen: boolean): Promise<void> {
  await page.evaluate((stands) => {
    const { dataset } = document.documentElement;
    if (stands) dataset.frozen = 'yes';
    else delete dataset.frozen;
  }, frozen);
}
