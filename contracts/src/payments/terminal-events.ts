import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { RequestKind } from './terminal-request.js';
import { TerminalStatus } from './statuses.js';

/** Stream `terminal-<deviceId>`: what the terminal of a device is at; one thing at a time. */
export const TerminalEngaged = defineEvent(
  'TerminalEngaged',
  1,
  z.object({
    deviceId: Id,
    request: z.enum([...RequestKind.options, 'reconciliation']),
    requestId: Id,
    transactionId: Id.nullable(),
  }),
);
export const TerminalFreed = defineEvent(
  'TerminalFreed',
  1,
  /** Events of earlier versions do not name the payment. */
  z.object({ deviceId: Id, requestId: Id, transactionId: Id.optional() }),
);
/** A device said something new of its terminal. */
export const TerminalStatusChanged = defineEvent(
  'TerminalStatusChanged',
  1,
  z.object({ deviceId: Id, status: TerminalStatus, connectionEstablished: z.boolean() }),
);

export const terminalEvents = [TerminalEngaged, TerminalFreed, TerminalStatusChanged] as const;
export type TerminalEvent = EventOf<(typeof terminalEvents)[number]>;
