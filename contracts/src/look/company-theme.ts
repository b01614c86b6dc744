import type { Appearance } from '../portals/look.js';
import { isDark, portalTheme } from './portal-theme.js';

/**
 * The company's colours as custom properties for pages of staff, whose mode the reader chooses: a
 * light or dark background applies only in its own mode. Text is readable on any chosen colours.
 */
export function companyTheme(
  { background, ...colours }: Appearance,
  dark: boolean,
): Readonly<Record<string, string>> {
  const fits = background !== undefined && isDark(background) === dark;
  return portalTheme(fits ? { ...colours, background } : colours, dark).style;
}
