import type { ReconciliationStatus } from '@foyer/contracts/payments';
import FailedIcon from '@mui/icons-material/CancelOutlined';
import BalancedIcon from '@mui/icons-material/CheckCircleOutlined';
import BusyIcon from '@mui/icons-material/HourglassBottomOutlined';
import InterruptedIcon from '@mui/icons-material/LinkOffOutlined';
import DifferenceIcon from '@mui/icons-material/ReportProblemOutlined';
import SettledIcon from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

const looks = {
  pending: { tone: 'waiting', icon: <BusyIcon /> },
  in_progress: { tone: 'waiting', icon: <BusyIcon /> },
  balanced: { tone: 'live', icon: <BalancedIcon /> },
  differences: { tone: 'danger', icon: <DifferenceIcon /> },
  settled: { tone: 'live', icon: <SettledIcon /> },
  interrupted: { tone: 'danger', icon: <InterruptedIcon /> },
  failed: { tone: 'danger', icon: <FailedIcon /> },
} as const;

/** The state of the closing of a terminal's day. */
export function ReconciliationState({ status }: { status: ReconciliationStatus }) {
  const translate = useTranslate();
  return <StateChip {...looks[status]} label={translate(`reconciliation.status.${status}`)} />;
}
