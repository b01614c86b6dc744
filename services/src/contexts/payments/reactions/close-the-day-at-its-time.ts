import {
  DeviceActivated,
  DevicePaymentTerminalConfigured,
  DevicePaymentTerminalSwitched,
  DevicePortalChanged,
} from '@foyer/contracts/devices';
import { v5 } from 'uuid';

import { Rejected, stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { StartReconciliation } from '../commands/index.js';
import { Reconciliation } from '../commands/streams.js';
import { nextClosing } from '../domain/closing-time.js';
import { PaymentTerminals } from '../queries/payment-terminals.js';

/** A terminal that is busy or offline is tried again after so long, in milliseconds. */
const RETRY_MS = 60_000;

/** The closing of one day has one id, wherever and however often it is begun. */
export function closingId(deviceId: string, day: string): string {
  return v5(`closing ${day}`, deviceId);
}

/** A terminal with a time for it closes its day at that time, once; also where the server was not running then. */
export const CloseTheDayAtItsTime = defineReaction({
  name: 'close-the-day-at-its-time',
  needs: { terminals: PaymentTerminals },
  whenReadModel: {
    projection: 'payment-terminals',
    events: [
      DevicePaymentTerminalConfigured,
      DevicePaymentTerminalSwitched,
      DeviceActivated,
      DevicePortalChanged,
    ],
  },
  key: ({ data }) => data.deviceId,
  begin: async ({ needs: { terminals } }) => (await terminals.allUsable()).map(({ _id }) => _id),
  run: async (deviceId, { needs: { terminals }, stateOf, execute, now, again }) => {
    const terminal = await terminals.find(deviceId);
    const time = terminal?.configuration?.reconciliationTime ?? null;
    if (!terminal?.switchedOn || time === null) return;
    const timeZone = await terminals.zoneOf(terminal);
    const { scheduledSince } = terminal;
    const since = scheduledSince === null ? null : new Date(scheduledSince);
    const { day, at } = nextClosing(time, timeZone, now, since);
    const reconciliationId = closingId(deviceId, day);
    const state = await stateOf(stream(Reconciliation, reconciliationId));
    if (state.status !== 'none') {
      again(nextClosing(time, timeZone, afterClosing(at)).at);
      return;
    }
    if (at > now) {
      again(at);
      return;
    }
    try {
      await execute(StartReconciliation, { reconciliationId, deviceId, day });
      again(nextClosing(time, timeZone, afterClosing(at)).at);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      again(new Date(now.getTime() + RETRY_MS));
    }
  },
});

/** A moment at which the closing of a day is past. */
function afterClosing(at: Date): Date {
  return new Date(at.getTime() + 5 * 3_600_000);
}
