import { recordingRoutes, type AdminRecording } from '@foyer/contracts/recordings';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import { api } from '../providers/api.js';
import { RecordingMarks } from './RecordingMarks.js';

/** The way to a recording is open for a quarter of an hour. */
const RENEW_MS = 10 * 60_000;

type Played = Pick<AdminRecording, 'id' | 'fileName' | 'type' | 'marks'>;

/**
 * Plays a recording where it is, and saves it. Its address is opened again if it has closed in the
 * meantime.
 */
export function RecordingPlayer({ id, fileName, type, marks }: Played) {
  const translate = useTranslate();
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['recording-media', id],
    queryFn: () => api.call(recordingRoutes.openRecordingMedia, { params: { id } }),
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
  });
  const player = useRef<HTMLVideoElement>(null);
  const retried = useRef(0);
  if (isPending) return <Skeleton variant="rounded" height={type === 'video' ? 320 : 64} />;
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <MuiButton color="inherit" onClick={() => void refetch()}>
            {translate('ra.action.refresh')}
          </MuiButton>
        }
      >
        {translate('recording.notPlayed')}
      </Alert>
    );
  }
  const goOn = async () => {
    const element = player.current;
    // Only once: either the page's token was renewed in the meantime, or there is another problem.
    if (!element || retried.current > 0) return;
    retried.current += 1;
    const at = element.currentTime;
    await refetch();
    element.load();
    element.currentTime = at;
    await element.play().catch(() => undefined);
  };
  const shared = {
    controls: true,
    preload: 'metadata',
    src: data.address,
    'aria-label': fileName,
    'data-testid': 'recording-player',
    onError: () => void goOn(),
    onPlaying: () => {
      retried.current = 0;
    },
  } as const;
  return (
    <Box>
      <Box
        component="video"
        ref={player}
        {...shared}
        sx={{
          width: '100%',
          height: type === 'video' ? 'auto' : 64,
          maxHeight: '60vh',
          borderRadius: 1.5,
          bgcolor: 'common.black',
        }}
      />
      <RecordingMarks
        marks={marks}
        onGo={(at) => {
          const element = player.current;
          if (!element) return;
          element.currentTime = at / 1000;
          void element.play().catch(() => undefined);
        }}
      />
      <MuiButton
        href={data.address}
        download={fileName}
        startIcon={<DownloadIcon />}
        sx={{ mt: 1 }}
        data-testid="recording-download"
      >
        {translate('recording.download')}
      </MuiButton>
    </Box>
  );
}
