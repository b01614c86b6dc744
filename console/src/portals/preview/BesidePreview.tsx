import type { ContentSlot } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { PortalPreview } from './PortalPreview.js';

/**
 * Inputs, and beside them the visitors' page as it would be.
 * @param station Where on a visitor's way what is being edited shows; the preview goes there.
 * @param itemId The piece of content that is being edited there.
 */
export function BesidePreview({
  station,
  itemId,
  children,
}: {
  station?: ContentSlot | undefined;
  itemId?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 4,
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        alignItems: 'flex-start',
        width: '100%',
      }}
    >
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>{children}</Box>
      <PortalPreview station={station} itemId={itemId} />
    </Box>
  );
}
