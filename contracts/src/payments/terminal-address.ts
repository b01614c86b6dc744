import { z } from 'zod';

import { TimeOfDay } from '../portals/availability.js';

/** An IPv4 address in digits and dots. */
export const IpAddress = z.ipv4().meta({ id: 'IpAddress' });

/** A TCP port. */
export const Port = z.int().min(1).max(65_535).meta({ id: 'Port' });

/** The name under which the product talks to a terminal. */
export const WORKSTATION_ID = 'Client1';

/** Where a payment terminal is reached, and where it reaches us. */
export const TerminalAddress = z
  .strictObject({
    ip: IpAddress,
    /** The terminal's port for requests. */
    port_send: Port,
    /** The terminal's port for its own messages. */
    port_receive: Port,
    /** The port on which we listen for the terminal. */
    my_port: Port,
    /** Local time of the daily reconciliation, HH:MM; null for none. */
    reconciliationTime: TimeOfDay.nullable().default(null),
  })
  .meta({ id: 'TerminalAddress' });
export type TerminalAddress = z.output<typeof TerminalAddress>;
