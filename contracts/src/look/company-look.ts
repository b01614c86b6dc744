import type { Appearance } from '@foyer/contracts/portals';

const COLOURS = [
  'primary',
  'secondary',
  'background',
  'buttonPrimary',
  'buttonSecondary',
] as const satisfies readonly (keyof Appearance)[];

/**
 * A portal's look, with the company's where it has none of its own. Colours hold together: a portal
 * that has chosen one keeps to its own and the product's. Each picture is for itself.
 */
export function withCompanyLook(portal: Appearance, company: Appearance): Appearance {
  const hasColours = COLOURS.some((colour) => portal[colour] !== undefined);
  const colours = Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const value = (hasColours ? portal : company)[colour];
      return value === undefined ? [] : [[colour, value]];
    }),
  );
  const logo = portal.logo ?? company.logo;
  const favicon = portal.favicon ?? company.favicon;
  return {
    ...colours,
    ...(logo !== undefined && { logo }),
    ...(favicon !== undefined && { favicon }),
  };
}
