import {
  CARD_RADIUS,
  companyTheme,
  dark,
  fontFamily,
  light,
  type Palette,
} from '@foyer/contracts/look';
import type { Appearance } from '@foyer/contracts/portals';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

import { muiParts } from './muiParts.js';
import { raParts } from './raParts.js';

const theme = (mode: 'light' | 'dark', look: Palette, loadingName: string): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode,
    primary: { main: look.accent, contrastText: look.onAccent },
    secondary: { main: look.accent, contrastText: look.onAccent },
    info: { main: look.accent },
    success: { main: look.live },
    warning: { main: look.waiting },
    error: { main: look.danger, contrastText: look.onDanger },
    background: { default: look.paper, paper: look.surface },
    text: { primary: look.ink, secondary: look.inkSoft },
    divider: look.hairline,
  },
  shape: { borderRadius: CARD_RADIUS },
  typography: {
    fontFamily,
    fontSize: 14,
    h6: { fontSize: 20, fontWeight: 650 },
    subtitle2: { fontWeight: 600 },
  },
  sidebar: { width: 240, closedWidth: 64 },
  components: { ...muiParts(look, loadingName), ...raParts(look) },
});

/** The look with the company's colours in it, as far as it has chosen some. */
function withColours(look: Palette, appearance: Appearance, isDark: boolean): Palette {
  const style = companyTheme(appearance, isDark);
  return {
    ...look,
    paper: style['--paper'] ?? look.paper,
    surface: style['--surface'] ?? look.surface,
    quiet: style['--quiet'] ?? look.quiet,
    hairline: style['--hairline'] ?? look.hairline,
    inkSoft: style['--ink-soft'] ?? look.inkSoft,
    accent: style['--accent'] ?? look.accent,
    onAccent: style['--on-accent'] ?? look.onAccent,
    accentSoft: style['--accent-soft'] ?? look.accentSoft,
  };
}

/**
 * The look of the product, in the company's colours, as react-admin wants it.
 * @param loadingName The text that is read out while a part loads.
 */
export const themes = (loadingName: string, appearance: Appearance = {}) => ({
  theme: theme('light', withColours(light, appearance, false), loadingName),
  darkTheme: theme('dark', withColours(dark, appearance, true), loadingName),
});
