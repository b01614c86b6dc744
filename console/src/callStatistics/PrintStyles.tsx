import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper there is the report alone, and no table is cut off at the edge. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        'header, .RaSidebar-docked, .MuiDrawer-root, button': { display: 'none !important' },
        section: { breakInside: 'avoid' },
        '.MuiTableContainer-root': { overflow: 'visible' },
      },
    }}
  />
);
