import type { AdminRecording } from '@foyer/contracts/recordings';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import RecordingIcon from '@mui/icons-material/FiberManualRecord';
import ReadyIcon from '@mui/icons-material/CheckCircleOutlined';
import ProcessingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import NothingIcon from '@mui/icons-material/MicOffOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  recording: { tone: 'live', icon: <RecordingIcon /> },
  processing: { tone: 'waiting', icon: <ProcessingIcon /> },
  ready: { tone: 'quiet', icon: <ReadyIcon /> },
  failed: { tone: 'danger', icon: <FailedIcon /> },
  deleted: { tone: 'quiet', icon: <NothingIcon /> },
} as const satisfies Record<AdminRecording['status'], unknown>;

/** The state of a recording; one that never had any content has not failed. */
export function RecordingState({ status, failure }: Pick<AdminRecording, 'status' | 'failure'>) {
  const translate = useTranslate();
  if (failure === 'nothing-recorded') {
    return (
      <StateChip tone="quiet" icon={<NothingIcon />} label={translate('recording.status.empty')} />
    );
  }
  return <StateChip {...shown[status]} label={translate(`recording.status.${status}`)} />;
}
