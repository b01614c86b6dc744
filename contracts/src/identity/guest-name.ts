import { z } from 'zod';
import { isPlain } from '../schema/plain-text.js';

/** A guest's first name, as forms and calls take it. */
export const GuestFirstName = z
  .string()
  .trim()
  .min(4, 'GUEST_NAME_TOO_SHORT')
  .max(100)
  .refine(isPlain, 'CONTROL_CHARACTERS');
