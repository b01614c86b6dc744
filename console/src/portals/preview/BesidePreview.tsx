import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { PortalPreview } from './PortalPreview.js';

/** Inputs, and beside them the visitors' page as it would be. */
export function BesidePreview({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 4, flexWrap: { xs: 'wrap', lg: 'nowrap' }, width: '100%' }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>{children}</Box>
      <PortalPreview />
    </Box>
  );
}
