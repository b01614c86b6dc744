import { z } from 'zod';

/** A colour as `#rrggbb`. */
export const Colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'COLOUR_INVALID')
  .meta({ id: 'Colour', examples: ['#0b5f5a'] });
