import { z } from 'zod';

/**
 * `composition`: 12 to 20 characters of all kinds; `passphrase`: 15 to 128 of any kind, and none
 * that is common.
 */
export const PasswordPolicy = z.enum(['composition', 'passphrase']).meta({ id: 'PasswordPolicy' });
export type PasswordPolicy = z.output<typeof PasswordPolicy>;
