import type { DeviceHealth } from '../devices/health.js';
import { deviceNotes } from '../notices/notice.js';
import type { KioskHeartbeat, KioskCall } from './monitoring.js';

/** The part of a kiosk's health that is about its page. */
export type Liveness = Pick<
  DeviceHealth,
  'deviceAlive' | 'deviceStatus' | 'deviceErrorNote' | 'deviceQueueStatus'
>;

const parts: Readonly<Record<keyof KioskCall, string>> = {
  participantProperties: 'participant properties',
  participantList: 'participant list',
  callStreams: 'call streams',
  callList: 'call list',
  joiner: 'joiner data',
};

function flaw({ clientStatus, errorNote, clientDataId, call }: KioskHeartbeat): string | null {
  if (clientStatus === 'IN_ERROR') return errorNote ?? '';
  if (clientStatus === 'IN_PERMISSION') return deviceNotes.IN_PERMISSION;
  if (clientDataId === null) return deviceNotes.NO_CLIENT_DATA;
  if (clientStatus !== 'IN_CALL') return null;
  const names = Object.keys(parts) as (keyof KioskCall)[];
  const missing = names.find((name) => !call[name]);
  return missing === undefined ? null : `${deviceNotes.IN_CALL_BUT_MISSING} ${parts[missing]}`;
}

/**
 * Returns if a kiosk lives, by its page's own report: a running process proves nothing. One that
 * does not is reported as in error, with a note in the words of the specification.
 */
export function livenessOf(heartbeat: KioskHeartbeat): Liveness {
  const { clientStatus, queueHasContent } = heartbeat;
  const deviceErrorNote = flaw(heartbeat);
  return {
    deviceAlive: deviceErrorNote === null,
    deviceStatus: deviceErrorNote === null ? clientStatus : 'IN_ERROR',
    deviceErrorNote,
    deviceQueueStatus:
      queueHasContent === null ? null : queueHasContent ? 'QUEUE_OK' : 'QUEUE_ERROR',
  };
}
