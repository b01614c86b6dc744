import FullScreenIcon from '@mui/icons-material/FullscreenOutlined';
import FullScreenOffIcon from '@mui/icons-material/FullscreenExitOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { Title, useTranslate } from 'react-admin';

import { FailureAlert } from '#layout/FailureAlert.js';
import { errorText } from '#layout/errorText.js';
import { useLines } from '../lines/useLines.js';
import { boardOf } from './boardOf.js';
import { BoardNumbers } from './BoardNumbers.js';
import { PortalRows } from './PortalRows.js';
import { useFullScreen } from './useFullScreen.js';
import { useNow } from './useNow.js';
import { useToday } from './useToday.js';

/**
 * How the reception does right now and did today, as it changes; to be read from across the room.
 */
export function Wallboard() {
  const translate = useTranslate();
  const { view, error, connected, retry } = useLines();
  const now = useNow();
  const today = useToday();
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(frame);
  const board = view && boardOf(view, now);
  return (
    <Box ref={frame} sx={{ bgcolor: 'background.default', pt: 2, ...(isFull && { p: 4 }) }}>
      <Title title={translate('resources.wallboard.name', { smart_count: 1 })} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          startIcon={isFull ? <FullScreenOffIcon /> : <FullScreenIcon />}
          onClick={toggleFull}
        >
          {translate(isFull ? 'wallboard.fullScreenOff' : 'wallboard.fullScreen')}
        </Button>
      </Box>
      {board === undefined && error !== null && (
        <FailureAlert text={errorText(error) ?? translate('lines.failed')} retry={retry} />
      )}
      {board === undefined && error === null && <Skeleton variant="rounded" height={320} />}
      {board !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          {!connected && <Alert severity="warning">{translate('lines.old')}</Alert>}
          <BoardNumbers board={board} today={today} />
          <PortalRows portals={board.portals} />
        </Box>
      )}
    </Box>
  );
}
