import { recordingRoutes, type AdminRecording } from '@foyer/contracts/recordings';
import RetryIcon from '@mui/icons-material/ReplayOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import {
  Button,
  Show,
  useCanAccess,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';

import { formatDuration } from '../i18n/duration.js';
import { formatExactMoment } from '../i18n/format.js';
import { DeleteAfterQuestion } from '../layout/DeleteAfterQuestion.js';
import { Fact } from '../layout/Fact.js';
import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';
import { RecordingConsents } from './RecordingConsents.js';
import { RecordingPlayer } from './RecordingPlayer.js';
import { RecordingState } from './RecordingState.js';

function RecordingTitle() {
  return <>{useRecordContext<AdminRecording>()?.fileName}</>;
}

/** One recording: played where it is, with who agreed to it. */
export function RecordingShow() {
  return (
    <Show title={<RecordingTitle />} component="div" actions={false}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 360px' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: 3 }}>
          <Media />
        </Card>
        <Card sx={{ p: 3 }}>
          <Facts />
        </Card>
      </Box>
    </Show>
  );
}

/** The recording itself, or in words why it is not there (yet). */
function Media() {
  const recording = useRecordContext<AdminRecording>();
  const translate = useTranslate();
  if (!recording) return null;
  const { status, failure, damaged } = recording;
  const whose = whoseIn(damaged, translate);
  if (status === 'ready') {
    return (
      <>
        <RecordingPlayer key={recording.id} {...recording} />
        {damaged.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('recording.damaged', { whose })}
          </Alert>
        )}
      </>
    );
  }
  if (failure !== null) {
    const isEmpty = failure === 'nothing-recorded';
    return (
      <Alert severity={isEmpty ? 'info' : 'error'} action={!isEmpty && <MixAgain />}>
        {translate(`recording.failure.${failure}`, { whose })}
      </Alert>
    );
  }
  return <Alert severity="info">{translate(`recording.wait.${status}`)}</Alert>;
}

/** Returns the names of the people whose tracks are damaged, each stream once. */
function whoseIn(
  damaged: AdminRecording['damaged'],
  translate: ReturnType<typeof useTranslate>,
): string {
  const names = damaged.map(({ name, streamType }) =>
    translate('recording.damagedTrack', {
      name: name ?? translate('call.anonymous'),
      stream: translate(`call.quality.stream.${streamType}`),
    }),
  );
  return [...new Set(names)].join(', ');
}

function MixAgain() {
  const recording = useRecordContext<AdminRecording>();
  const { canAccess } = useCanAccess({ resource: 'recordings', action: 'delete' });
  const notify = useNotify();
  const refresh = useRefresh();
  const notification = useNotification();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.call(recordingRoutes.mixRecordingAgain, { params: { id } }),
    onSuccess: () => notify('recording.mixAgain.done', { type: 'success' }),
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: refresh,
  });
  if (!recording || canAccess !== true) return null;
  return (
    <Button
      label={
        recording.failure === 'tracks-damaged' ? 'recording.mixWithout' : 'recording.mixAgain.label'
      }
      disabled={isPending}
      onClick={() => mutate(recording.id)}
    >
      <RetryIcon />
    </Button>
  );
}

function Facts() {
  const recording = useRecordContext<AdminRecording>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { canAccess } = useCanAccess({ resource: 'recordings', action: 'delete' });
  if (!recording) return null;
  const { status, duration, size, type, initiator, date, stopReason, callDetailId } = recording;
  const label = (field: string) => translate(`resources.recordings.fields.${field}`);
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('recording.facts')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={label('status')}>
          <RecordingState {...recording} />
        </Fact>
        <Fact label={label('date')}>{formatExactMoment(date, locale)}</Fact>
        <Fact label={label('duration')}>{status === 'ready' ? formatDuration(duration) : '–'}</Fact>
        <Fact label={label('type')}>{translate(`recording.type.${type}`)}</Fact>
        <Fact label={label('size')}>
          {size === null ? '–' : megabytes.format(size / 1_000_000)}
        </Fact>
        <Fact label={label('initiator')}>{initiator ?? translate('call.anonymous')}</Fact>
        {stopReason !== null && (
          <Fact label={label('stopReason')}>{translate(`recording.stopReason.${stopReason}`)}</Fact>
        )}
        <Fact label={label('callDetailId')}>
          <Link component={RouterLink} to={`/calls/${callDetailId}/show`}>
            {translate('recording.toCall')}
          </Link>
        </Fact>
      </Box>
      <RecordingConsents {...recording} />
      {canAccess === true && status !== 'recording' && (
        <Box sx={{ mt: 2 }}>
          <DeleteAfterQuestion texts="recording" name="fileName" />
        </Box>
      )}
    </>
  );
}
