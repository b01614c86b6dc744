import type { Palette } from '@foyer/contracts/look';
import type { RaThemeOptions } from 'react-admin';

import { scrollHint } from './scrollHint.js';

const PHONE = '@media (max-width: 599.95px)';
const MEDIUM = '@media (min-width: 600px) and (max-width: 1439.95px)';
/** Paper is as wide, and what would scroll on it is cut off. */
const MEDIUM_SCREEN = MEDIUM.replace('@media', '@media screen and');

/** A form takes the width there is, however wide the tabs are that scroll in it. */
const narrowed = (page: string) => ({ [`& .${page}-card`]: { minWidth: 0, maxWidth: '100%' } });

/** How lists, forms and the menu look here. */
export const raParts = (look: Palette): NonNullable<RaThemeOptions['components']> => ({
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderTop: `1px solid ${look.hairline}`,
        // On a phone the toolbar stays at the foot of the screen, over what scrolls.
        [PHONE]: { backgroundColor: look.surface, zIndex: 2 },
        '& .RaToolbar-defaultToolbar': { flex: 1 },
      },
    },
  },
  // As wide as the screen: what is wider, as a table or a row of tabs, scrolls in itself.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
          minWidth: 0,
        },
      },
    },
  },
  RaEdit: { styleOverrides: { root: narrowed('RaEdit') } },
  RaCreate: { styleOverrides: { root: narrowed('RaCreate') } },
  RaShow: { styleOverrides: { root: narrowed('RaShow') } },
  RaList: {
    styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } },
  },
  RaListToolbar: {
    styleOverrides: {
      root: { [MEDIUM]: { flexWrap: 'wrap' }, [PHONE]: { backgroundColor: 'transparent' } },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
  // Folded away its buttons would still be met by the keyboard, and lie over the header beneath
  // them.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: look.accentSoft },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  RaSimpleList: {
    styleOverrides: {
      root: {
        paddingTop: 0,
        paddingBottom: 0,
        '& > li:not(:last-of-type)': { borderBottom: `1px solid ${look.hairline}` },
        '& .RaSimpleList-tertiary': { opacity: 1, flexShrink: 0 },
        '& .MuiListItemText-root': { minWidth: 0, overflowWrap: 'anywhere' },
        '& .MuiListItemText-primary': { fontWeight: 600 },
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
        // Columns without room next to the menu scroll in their table. On wide screens its head
        // stays in sight instead, which it cannot do in a table that scrolls.
        [MEDIUM_SCREEN]: {
          '& .RaDatagrid-tableWrapper': {
            overflowX: 'auto',
            background: scrollHint(look.surface, look.ink),
          },
        },
        '& .RaDatagrid-headerCell': { backgroundColor: 'transparent' },
        // A name without a space breaks where it must, in place of making its column as wide as
        // itself.
        '& .RaDatagrid-rowCell': {
          paddingTop: 12,
          paddingBottom: 12,
          maxWidth: 320,
          overflowWrap: 'break-word',
        },
        // An address has no spaces at all, and its column is the one that can give way.
        '& .column-email': { minWidth: 160, overflowWrap: 'anywhere' },
        // The rest of a row is clickable in addition to its own link.
        '& .RaDatagrid-clickableRow': { cursor: 'pointer' },
      },
    },
  },
});
