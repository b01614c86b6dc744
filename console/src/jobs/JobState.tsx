import type { JobStatus } from '@foyer/contracts/jobs';
import CancelledIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import GivenUpIcon from '@mui/icons-material/ErrorOutlined';
import RunningIcon from '@mui/icons-material/PlayCircleOutlined';
import RepeatIcon from '@mui/icons-material/ReplayOutlined';
import QueuedIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  queued: { tone: 'waiting', icon: <QueuedIcon /> },
  running: { tone: 'live', icon: <RunningIcon /> },
  failed: { tone: 'waiting', icon: <RepeatIcon /> },
  done: { tone: 'quiet', icon: <DoneIcon /> },
  givenUp: { tone: 'danger', icon: <GivenUpIcon /> },
  cancelled: { tone: 'quiet', icon: <CancelledIcon /> },
} as const satisfies Record<JobStatus, unknown>;

/** How far a job is, by word, icon and colour. */
export function JobState({ status }: { status: JobStatus }) {
  const translate = useTranslate();
  return <StateChip {...shown[status]} label={translate(`job.status.${status}`)} />;
}
