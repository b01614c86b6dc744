import { z } from 'zod';

/** A code of the app or a recovery code as it is typed; only its size is limited here. */
export const FactorCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ id: 'FactorCode', examples: ['123456'], writeOnly: true });
