import {
  CARD_RADIUS,
  dark,
  floatShadow,
  fontFamily,
  light,
  type Palette,
} from '@foyer/contracts/look';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

import { i18nProvider } from '../i18n/i18nProvider.js';

/** Of every wheel and bar that turns while something loads; react-admin gives them none. */
const loading = { 'aria-label': i18nProvider.translate('ra.page.loading') };

interface AriaLabelled {
  readonly 'aria-label'?: string;
}

const components = (look: Palette): NonNullable<RaThemeOptions['components']> => ({
  ...defaultTheme.components,
  MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${look.hairline}` } } },
  MuiMenu: { styleOverrides: { paper: { boxShadow: floatShadow } } },
  MuiDialog: { styleOverrides: { paper: { boxShadow: floatShadow, padding: 8 } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: {
        backgroundColor: look.paper,
        color: look.ink,
        borderBottom: `1px solid ${look.hairline}`,
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 999, minHeight: 36 },
      sizeSmall: { padding: '4px 14px' },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: look.hairline },
      head: { color: look.inkSoft, fontWeight: 600, backgroundColor: 'transparent' },
    },
  },
  // A target that can be hit: 24 px at least, also for what sorts a column.
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
  MuiCircularProgress: { defaultProps: loading },
  MuiLinearProgress: { defaultProps: loading },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: 13 } } },
  // A row's checkbox is named by react-admin on its frame, where no screen reader looks for the name of an input.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner: AriaLabelled) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { color: look.inkSoft } } },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderTop: `1px solid ${look.hairline}`,
        '& .RaToolbar-defaultToolbar': { flex: 1 },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        borderRadius: 999,
        margin: '2px 8px',
        minHeight: 44,
        color: look.inkSoft,
        '&.RaMenuItemLink-active': {
          backgroundColor: look.accentSoft,
          color: look.accent,
          fontWeight: 600,
          '& .MuiSvgIcon-root': { color: look.accent },
        },
      },
    },
  },
  RaDatagrid: {
    styleOverrides: {
      root: {
        '& .RaDatagrid-headerCell': { backgroundColor: 'transparent' },
        '& .RaDatagrid-rowCell': { paddingTop: 12, paddingBottom: 12 },
      },
    },
  },
});

const theme = (mode: 'light' | 'dark', look: Palette): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode,
    primary: { main: look.accent, contrastText: look.onAccent },
    secondary: { main: look.accent, contrastText: look.onAccent },
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
  components: components(look),
});

/** The look of the product as react-admin wants it. */
export const lightTheme = theme('light', light);
export const darkTheme = theme('dark', dark);
