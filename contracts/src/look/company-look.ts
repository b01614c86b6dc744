import type { Appearance } from '../portals/look.js';

const LOOK = [
  'primary',
  'secondary',
  'background',
  'buttonPrimary',
  'buttonSecondary',
  'logo',
  'favicon',
] as const satisfies readonly (keyof Appearance)[];

/** A portal's look as visitors see it: each colour and picture that it leaves out is the company's. */
export function withCompanyLook(portal: Appearance, company: Appearance): Appearance {
  return Object.fromEntries(
    LOOK.flatMap((part) => {
      const value = portal[part] ?? company[part];
      return value === undefined ? [] : [[part, value]];
    }),
  );
}
