import type { ContentSlot, PreviewedPart } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { PortalPreview } from './PortalPreview.js';

/** The part of the visitors' page that is being edited. */
export interface Previewed {
  /** The step of a visitor's way at which it shows; the preview goes there. */
  readonly station?: ContentSlot | undefined;
  /** The piece of content that is being edited there. */
  readonly itemId?: string | undefined;
  /** The part of the page that is being edited; the preview scrolls to it. */
  readonly part?: PreviewedPart | undefined;
}

/** Inputs, and next to them the visitors' page as it would look. */
export function BesidePreview({
  station,
  itemId,
  part,
  children,
}: Previewed & { readonly children: ReactNode }) {
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
      <PortalPreview station={station} itemId={itemId} part={part} />
    </Box>
  );
}
