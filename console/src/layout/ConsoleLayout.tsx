import { BASE_PATH } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { CheckForApplicationUpdate, Layout, type LayoutProps } from 'react-admin';

import { ConsoleAppBar } from './ConsoleAppBar.js';
import { ConsoleSidebar } from './ConsoleSidebar.js';
import { LicenceNotice } from './LicenceNotice.js';
import { OfflineLine } from './OfflineLine.js';

/** As a browser asks for a page; other questions are not answered with one. */
const asForPage: RequestInit = { headers: { Accept: 'text/html' } };

/** Bar, menu and page; lists and forms get air around them. */
export function ConsoleLayout({ children, ...props }: LayoutProps) {
  return (
    <Layout {...props} appBar={ConsoleAppBar} sidebar={ConsoleSidebar}>
      {/* The air below keeps the last row free of the button that floats over it on a phone. */}
      <Box
        sx={{
          px: { xs: 0, sm: 2 },
          pb: { xs: 12, sm: 8 },
          maxWidth: 1400,
          minWidth: 0,
          width: '100%',
        }}
      >
        <OfflineLine />
        <LicenceNotice />
        {children}
      </Box>
      <CheckForApplicationUpdate url={`${BASE_PATH}/console/index.html`} fetchOptions={asForPage} />
    </Layout>
  );
}
