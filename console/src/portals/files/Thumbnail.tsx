import type { MediaType } from '@foyer/contracts/portals';
import SoundIcon from '@mui/icons-material/AudiotrackOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useFileUrl } from './useFileUrl.js';

interface ThumbnailProps {
  readonly portalId: string;
  readonly documentId: string;
  readonly mediaType: MediaType;
  readonly name: string;
}

/**
 * A small picture of a file: the picture itself, the first one of a video, or a sign for what it
 * is.
 */
export function Thumbnail({ portalId, documentId, mediaType, name }: ThumbnailProps) {
  const isSeen = mediaType === 'image' || mediaType === 'video';
  const url = useFileUrl(portalId, isSeen ? documentId : undefined);
  const seen: Record<MediaType, ReactNode> = {
    image: url && <img src={url} alt={name} />,
    video: url && <video src={url} aria-label={name} muted preload="metadata" />,
    audio: <SoundIcon titleAccess={name} />,
    pdf: <PdfIcon titleAccess={name} />,
  };
  return (
    <Box
      sx={{
        ...{ width: 96, height: 64, flex: 'none', display: 'grid', placeItems: 'center' },
        ...{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' },
        '& img, & video': { width: '100%', height: '100%', objectFit: 'contain' },
      }}
    >
      {seen[mediaType]}
    </Box>
  );
}
