import { CARD_RADIUS, dark, fontFamily, light, type Palette } from '@foyer/contracts/look';
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
  sidebar: { width: 232, closedWidth: 64 },
  components: { ...muiParts(look, loadingName), ...raParts(look) },
});

/**
 * The look of the product as react-admin wants it.
 * @param loadingName What is read out where something loads.
 */
export const themes = (loadingName: string) => ({
  theme: theme('light', light, loadingName),
  darkTheme: theme('dark', dark, loadingName),
});
