import {
  DeviceActivated,
  DevicePaymentTerminalConfigured,
  DevicePaymentTerminalSwitched,
  DevicePortalChanged,
} from '@foyer/contracts/devices';
import { v5 } from 'uuid';

import { defineReaction, stream } from '#platform/cqrs';
import { NoteClosingDue } from '../commands.js';
import { Reconciliation } from '../streams.js';
import { MADE_UP_FOR_MS, nextClosing } from '../domain/closing-time.js';
import { PaymentTerminals } from '../views/payment-terminals.js';

/** The closing of one day has one id, wherever and however often it is begun. */
export function closingId(deviceId: string, day: string): string {
  return v5(`closing ${day}`, deviceId);
}

/**
 * At its time the closing of a terminal's day is due, once; also where the server was not running
 * then.
 */
export const SayWhenADayIsToBeClosed = defineReaction({
  name: 'say-when-a-day-is-to-be-closed',
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
    if (at > now) {
      again(at);
      return;
    }
    const state = await stateOf(stream(Reconciliation, reconciliationId));
    if (state.status === 'none' && !state.isDue) {
      await execute(NoteClosingDue, { reconciliationId, deviceId, day, dueAt: at.toISOString() });
    }
    again(nextClosing(time, timeZone, afterClosing(at)).at);
  },
});

/** A moment at which the closing of a day is over. */
function afterClosing(at: Date): Date {
  return new Date(at.getTime() + MADE_UP_FOR_MS + 3_600_000);
}
