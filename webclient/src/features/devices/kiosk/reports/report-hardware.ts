import type { Client } from '@foyer/contracts/client';
import { deviceClientRoutes, type DeviceHardware } from '@foyer/contracts/devices';

import { debug } from '#debug.js';
import type { LocalState } from '#media/core/local-state.js';
import type { Kiosk } from '../kiosk.js';

const HARDWARE_MAX = 50;
const LABEL_MAX = 200;

/** The access of this device to the server. */
export interface Reporter {
  readonly api: Client;
  readonly token: () => Promise<string | null>;
}

/** The cameras, microphones and speakers of this kiosk, as its administrators choose among them. */
export function hardwareOf({ cameras, microphones, speakers }: LocalState['devices']) {
  const listed = (devices: typeof cameras, kind: DeviceHardware['kind']): DeviceHardware[] =>
    devices.map(({ id, label }) => ({ id, kind, label: label.slice(0, LABEL_MAX) }));
  return [
    ...listed(cameras, 'camera'),
    ...listed(microphones, 'microphone'),
    ...listed(speakers, 'speaker'),
  ].slice(0, HARDWARE_MAX);
}

/** The resolution that a camera really has; undefined where it does not say. */
export function resolutionOf(track: MediaStreamTrack | null): string | undefined {
  const { width, height } = track?.getSettings() ?? {};
  return width && height && width >= 10 && height >= 10 ? `${width}x${height}` : undefined;
}

/**
 * Says what this kiosk has, and what of it is in use, whenever that changes.
 * @returns How to stop.
 */
export function reportHardware(kiosk: Kiosk, { api, token }: Reporter): () => void {
  let said = { hardware: '[]', resolution: '' };
  const say = async () => {
    const { devices, video } = kiosk.media.state.get();
    const hardwareIds = hardwareOf(devices);
    const userCameraResolution = resolutionOf(video);
    const now = {
      hardware: JSON.stringify(hardwareIds),
      resolution: userCameraResolution ?? said.resolution,
    };
    const before = said;
    said = now;
    try {
      if (now.hardware !== before.hardware) {
        const input = { body: { hardwareIds }, token: await token() };
        await api.call(deviceClientRoutes.updateOwnHardwareIds, input);
      }
      if (userCameraResolution !== undefined && now.resolution !== before.resolution) {
        const input = { body: { userCameraResolution }, token: await token() };
        await api.call(deviceClientRoutes.updateOwnResolution, input);
      }
    } catch (error) {
      debug('kiosk', 'hardware not said', error);
      // The next change tries again.
      said = before;
    }
  };
  void say();
  return kiosk.media.state.subscribe(() => void say());
}
