import { z } from 'zod';

import { defineMessage } from '../schema/message.js';

/**
 * The kiosk's microcontroller: speed in baud, how often it is read, and when silence means death,
 * in milliseconds.
 */
export const SERIAL_BAUD = 9_600;
export const SERIAL_READ_MS = 100;
export const SERIAL_DEAD_MS = 40_000;

/** The answer to a sign of life. */
export const SERIAL_LISTENING = 'LISTENING';
/** Each of these starts a call: the button next to the screen was pressed. */
export const SERIAL_CALL: readonly string[] = ['C', 'CALL'];

/** The text between braces on the wire: letters only. */
export const SerialFrame = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z]+$/);

export const alive = defineMessage({
  channel: 'serial',
  name: 'A or ALIVE',
  from: 'server',
  policy: 'device.own',
  summary:
    'The microcontroller lives; answered by a listening message, the dead timer starts again',
  payload: z.enum(['A', 'ALIVE']),
});
