import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { ClientStatus } from '@foyer/contracts/visits';

import { isKnown, type DeviceState } from './device.js';
import type { DeviceCondition, KnownDevice } from './known-device.js';

/** The speaker for a device: the sign-in of the token that was shown. */
export interface Speaker {
  readonly signInId: string;
}

export interface StatusReport extends Speaker {
  readonly status: ClientStatus;
  readonly note: string | null;
}

export interface HealthReport extends StatusReport {
  readonly condition: DeviceCondition;
}

/** A page says where it stands; the result is what counts. */
export function reportStatus(
  state: DeviceState,
  report: StatusReport,
): Decision<readonly DeviceEvent[], ClientStatus> {
  const refused = errorAnswerOf(state, report);
  if (refused) return rejected(refused);
  const device = state as KnownDevice;
  const page = nextPage(device.page, report);
  const events = statusChanged(device, page);
  const condition = believable(device.condition, page.status);
  return accepted([...events, ...healthChanged(device, condition)], page.status);
}

/** A device says how it is. A report that says nothing new is no event. */
export function reportHealth(
  state: DeviceState,
  report: HealthReport,
): Decision<readonly DeviceEvent[], ClientStatus> {
  const refused = errorAnswerOf(state, report);
  if (refused) return rejected(refused);
  const device = state as KnownDevice;
  const page = nextPage(device.page, report);
  const condition = believable(report.condition, page.status);
  return accepted(
    [...statusChanged(device, page), ...healthChanged(device, condition)],
    page.status,
  );
}

/** A device's page says whether its portal has something to show. */
export function reportQueueStatus(
  state: DeviceState,
  { queueStatus, ...speaker }: Speaker & Pick<DeviceCondition, 'queueStatus'>,
): Decision<readonly DeviceEvent[]> {
  const refused = errorAnswerOf(state, speaker);
  if (refused) return rejected(refused);
  const device = state as KnownDevice;
  return accepted(healthChanged(device, { ...device.condition, queueStatus }));
}

/** An error stays until the page begins again from the front; its first note says most about it. */
export function nextPage(
  before: KnownDevice['page'],
  { status, note }: Pick<StatusReport, 'status' | 'note'>,
): KnownDevice['page'] {
  if (before.status === 'IN_ERROR' && status !== 'IN_PERMISSION') return before;
  return { status, note: status === 'IN_ERROR' ? note : null };
}

/** A device that waits for permission or is in trouble is not alive, even if it says so. */
function believable(condition: DeviceCondition, status: ClientStatus): DeviceCondition {
  const stopped = status === 'IN_ERROR' || status === 'IN_PERMISSION';
  return stopped ? { ...condition, alive: false } : condition;
}

function errorAnswerOf(state: DeviceState, { signInId }: Speaker) {
  if (!isKnown(state)) return 'DEVICE_UNKNOWN';
  if (state.status === 'inactive') return 'DEVICE_DEACTIVATED';
  return state.signInId === signInId ? undefined : 'DEVICE_ELSEWHERE';
}

function statusChanged(
  { id: deviceId, page: before }: KnownDevice,
  page: KnownDevice['page'],
): readonly DeviceEvent[] {
  return before.status === page.status && before.note === page.note
    ? []
    : [{ type: 'DeviceStatusChanged', data: { deviceId, ...page } }];
}

function healthChanged(
  { id: deviceId, condition: before }: KnownDevice,
  condition: DeviceCondition,
): readonly DeviceEvent[] {
  const fields = Object.keys(before) as (keyof DeviceCondition)[];
  return fields.every((field) => before[field] === condition[field])
    ? []
    : [{ type: 'DeviceHealthChanged', data: { deviceId, ...condition } }];
}
