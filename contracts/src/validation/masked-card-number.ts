import { z } from 'zod';

/**
 * A card number of which all but the last four digits are masked, so that it is no card number any
 * more.
 */
export const MaskedCardNumber = z
  .string()
  .regex(/^\*{4,15}\d{4}$/, 'CARD_NUMBER_NOT_MASKED')
  .meta({ id: 'MaskedCardNumber', examples: ['************1234'] });
