import type { DeviceHealthReport } from '@foyer/contracts/devices';
import { livenessOf, type KioskHeartbeat } from '@foyer/contracts/local';

import { hasContent } from '#features/visits/slides/slots.js';
import type { Kiosk } from '../kiosk.js';
import { noteOf, statusOf } from '../state/client-state.js';

const NAMES_MAX = 10;
const NAME_MAX = 200;

/** Values of a heartbeat that the kiosk itself does not know. */
export interface HeartbeatFacts {
  readonly appTitle: string;
}

const all: KioskHeartbeat['call'] = {
  participantProperties: true,
  participantList: true,
  callStreams: true,
  callList: true,
  joiner: true,
};

/** How a kiosk is at the moment. */
export function heartbeatOf(kiosk: Kiosk, { appTitle }: HeartbeatFacts): KioskHeartbeat {
  const portal = kiosk.portal.get();
  const state = kiosk.state.get();
  const { device, watch } = kiosk;
  const { callId, parts } = kiosk.call.get();
  const { devices } = kiosk.media.state.get();
  return {
    clientStatus: statusOf(state),
    errorNote: noteOf(state),
    // Without a visitor the kiosk stands for itself.
    clientDataId: kiosk.visit?.state.get().view?.clientId ?? device._id,
    queueId: device.queueId,
    queueHasContent: portal === undefined ? null : portal !== null && hasContent(portal),
    callId,
    call: kiosk.isJoining ? all : parts,
    frames: watch.hash === null ? [] : [{ source: 'userCam', hash: watch.hash }],
    userCamera: device.userCamera,
    docCamera: device.docCamera,
    cameras: devices.cameras.slice(0, NAMES_MAX).map(({ label }) => label.slice(0, NAME_MAX)),
    mediaPath: kiosk.path.get(),
    appTitle,
  };
}

/** Returns the health report of a kiosk without an agent: only the page itself is known. */
export function healthOf(heartbeat: KioskHeartbeat, at: number): DeviceHealthReport {
  const { queueId, userCamera, docCamera, cameras, mediaPath, appTitle } = heartbeat;
  return {
    ...livenessOf(heartbeat),
    deviceQueueId: queueId,
    microControllerConnected: false,
    paymentTerminalConnected: false,
    paymentTerminalStatus: null,
    userCamera,
    docCamera,
    userCameraName: cameras[0] ?? null,
    docCameraName: cameras[1] ?? null,
    timestamp: new Date(at).toISOString(),
    timestampEpoch: at,
    appTitle,
    version: null,
    uptime: null,
    network: null,
    diskUsage: null,
    recoveries: null,
    mediaPath: mediaPath ?? null,
  };
}
