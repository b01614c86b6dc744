import { STREAM_FROZEN, type DeviceHealth } from '@foyer/contracts/devices';

import { defineCommand } from '#platform/cqrs';
import {
  reportHealth,
  reportQueueStatus,
  reportStatus,
  type Speaker,
  type StatusReport,
} from './report.js';
import { deviceOf, type OfDevice } from '../streams.js';

/** The correlation of a device's report: its current visit, or the device itself. */
interface Reporting extends OfDevice, Speaker {
  readonly visitId: string | null;
}

const correlation = ({ visitId, deviceId }: Reporting) => visitId ?? deviceId;

/** A kiosk's page says where it stands. */
export const ReportDeviceStatus = defineCommand({
  name: 'ReportDeviceStatus',
  correlation: (data: Reporting & Pick<StatusReport, 'status' | 'note'>) => correlation(data),
  stream: deviceOf,
  decide: reportStatus,
});

/** A kiosk's picture stands still. */
export const ReportFrozenStream = defineCommand({
  name: 'ReportFrozenStream',
  correlation,
  stream: deviceOf,
  decide: (device, data) =>
    reportStatus(device, { ...data, status: 'IN_ERROR', note: STREAM_FROZEN }),
});

/** A device says how it is. */
export const ReportDeviceHealth = defineCommand({
  name: 'ReportDeviceHealth',
  correlation: (data: Reporting & { readonly health: DeviceHealth }) => correlation(data),
  stream: deviceOf,
  decide: (device, { signInId, health }) =>
    reportHealth(device, {
      signInId,
      status: health.deviceStatus,
      note: health.deviceErrorNote,
      condition: {
        alive: health.deviceAlive,
        queueStatus: health.deviceQueueStatus,
        microControllerConnected: health.microControllerConnected,
        paymentTerminalConnected: health.paymentTerminalConnected,
        paymentTerminalStatus: health.paymentTerminalStatus,
      },
    }),
});

/** A kiosk's page says whether its portal has something to show. */
export const ReportDeviceQueueStatus = defineCommand({
  name: 'ReportDeviceQueueStatus',
  stream: deviceOf,
  decide: (
    device,
    { signInId, queueStatus }: OfDevice & Speaker & { queueStatus: 'QUEUE_OK' | 'QUEUE_ERROR' },
  ) => reportQueueStatus(device, { signInId, queueStatus }),
});
