import { floatShadow, type Palette } from '@foyer/contracts/look';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

type Parts = NonNullable<RaThemeOptions['components']>;

interface AriaLabelled {
  readonly 'aria-label'?: string;
}

/**
 * How the parts of the component library look here.
 * @param loadingName Of every wheel and bar that turns while something loads; react-admin gives
 * them none.
 */
export const muiParts = (look: Palette, loadingName: string): Parts => ({
  ...defaultTheme.components,
  MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${look.hairline}` } } },
  MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'break-word' } } },
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
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 999, minHeight: 36 },
      sizeSmall: { padding: '4px 14px' },
    },
  },
  // A name that is too long for it is cut at its own end.
  MuiChip: { defaultProps: { dir: 'auto' }, styleOverrides: { root: { fontWeight: 600 } } },
  // Each paragraph has the direction of what is typed there.
  MuiInputBase: {
    styleOverrides: {
      input: {
        unicodeBidi: 'plaintext',
        // On the narrowest phones a date with its time else loses its last part.
        '@media (max-width: 400px)': {
          '&[type="datetime-local"]': { paddingInline: 8, fontSize: '0.875rem' },
        },
      },
    },
  },
  MuiAlert: { styleOverrides: { message: { minWidth: 0, overflowWrap: 'anywhere' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: look.hairline },
      head: { color: look.inkSoft, fontWeight: 600, backgroundColor: 'transparent' },
    },
  },
  // A target that can be hit: 24 px at least, also for what sorts a column.
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
  MuiCircularProgress: { defaultProps: { 'aria-label': loadingName } },
  MuiLinearProgress: { defaultProps: { 'aria-label': loadingName } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: 13 } } },
  // A row's checkbox is named by react-admin on its frame, where no screen reader looks for the
  // name of an input.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner: AriaLabelled) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { color: look.inkSoft, '&.Mui-error': { color: look.danger } } },
  },
});
