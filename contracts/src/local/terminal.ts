import { z } from 'zod';

import { PaymentResult } from '../payments/money.js';
import { IpAddress, Port, WORKSTATION_ID } from '../payments/terminal-address.js';
import { defineMessage } from '../schema/message.js';

/** The terminal's service on the kiosk, and how often its status is asked, in milliseconds. */
export const TERMINAL_SERVICE_PORT = 443;
export const TERMINAL_POLL_MS = 10_000;

const terminal = <const Name extends string, Payload extends z.ZodType, Ack extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
  ack: Ack,
) =>
  defineMessage({
    channel: 'terminal',
    name,
    from: 'client',
    policy: 'device.own',
    summary,
    payload,
    ack,
  });

const Configuration = z.strictObject({
  EPT_IP: IpAddress,
  EPT_PortSend: Port,
  EPT_PortReceive: Port,
  MyPort: Port,
  WorkstationId: z.literal(WORKSTATION_ID).default(WORKSTATION_ID),
});
const Nothing = z.strictObject({});

export const status = terminal(
  'status',
  'Whether the terminal is alive',
  Nothing,
  z.object({ Status: z.string(), Settings: Configuration.partial() }),
);
export const Alive = defineMessage({
  channel: 'terminal',
  name: 'Alive',
  from: 'server',
  policy: 'device.own',
  summary: 'How the terminal is, at the beginning and whenever that changes',
  payload: z.object({ Status: z.string(), Settings: Configuration.partial() }),
});
export const payment = terminal(
  'payment',
  'Take a payment; the amount with two decimals as the terminal wants it',
  z.strictObject({
    TotalAmount: z
      .string()
      .regex(/^\d{1,6}\.\d{2}$/)
      .meta({ examples: ['12.50'] }),
    Currency: z.enum(['EUR', 'USD']),
  }),
  z.object({ Success: z.union([z.literal(0), z.literal(1)]), Result: PaymentResult.partial() }),
);
export const paymentReversal = terminal(
  'paymentReversal',
  'Reverse a payment',
  PaymentResult,
  z.object({ OverallResult: z.string() }),
);
export const reconciliationWithClosure = terminal(
  'reconciliationWithClosure',
  "Close the terminal's day",
  Nothing,
  z.object({ OverallResult: z.string() }),
);
export const SetConfiguration = terminal(
  'SetConfiguration',
  'Give the terminal its address',
  Configuration,
  z.object({}),
);
export const GetConfiguration = terminal(
  'GetConfiguration',
  'The address in use',
  Nothing,
  Configuration,
);
