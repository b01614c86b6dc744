import { z } from 'zod';

import { TimeOfDay } from '../schema/week-availability.js';

/** An IPv4 address in digits and dots. */
export const IpAddress = z.ipv4().meta({ id: 'IpAddress' });

/** A TCP port. */
export const Port = z.int().min(1).max(65_535).meta({ id: 'Port' });

/** The name under which the product talks to a terminal. */
export const WORKSTATION_ID = 'Client1';

/** The protocol of a terminal. */
export const TerminalProtocol = z.enum(['opi', 'zvt']).meta({ id: 'TerminalProtocol' });
export type TerminalProtocol = z.output<typeof TerminalProtocol>;

/** The address of a payment terminal, and the one at which it reaches us. */
export const TerminalAddress = z
  .strictObject({
    ip: IpAddress,
    /** The terminal's port for requests. */
    port_send: Port,
    /** The terminal's port for its own messages. */
    port_receive: Port,
    /** The port on which we listen for the terminal. */
    my_port: Port,
    /** Its protocol; null leaves that to the settings of the agent next to it. */
    protocol: TerminalProtocol.nullable().default(null),
    /** Local time of the daily reconciliation, HH:MM; null for none. */
    reconciliationTime: TimeOfDay.nullable().default(null),
  })
  .meta({ id: 'TerminalAddress' });
export type TerminalAddress = z.output<typeof TerminalAddress>;
