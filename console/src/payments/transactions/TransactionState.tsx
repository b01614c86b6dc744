import { shownStatus, type ReverseStatus, type TransactionStatus } from '@foyer/contracts/payments';
import FailedIcon from '@mui/icons-material/CancelOutlined';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import BusyIcon from '@mui/icons-material/HourglassBottomOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import NoneIcon from '@mui/icons-material/RemoveOutlined';
import ReversedIcon from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '#theme/StateChip.js';

const looks = {
  busy: { tone: 'waiting', icon: <BusyIcon /> },
  success: { tone: 'live', icon: <SuccessIcon /> },
  failed: { tone: 'danger', icon: <FailedIcon /> },
  error: { tone: 'danger', icon: <FailedIcon /> },
} as const;

const reverseLooks = {
  notInitiated: { tone: 'quiet', icon: <NoneIcon /> },
  initiated: looks.busy,
  pending: looks.busy,
  success: { tone: 'quiet', icon: <ReversedIcon /> },
  failed: looks.failed,
  unknown: { tone: 'waiting', icon: <UnknownIcon /> },
} as const;

const lookOf = (status: TransactionStatus) => {
  const shown = shownStatus[status];
  return shown in looks ? looks[shown as keyof typeof looks] : looks.error;
};

/** The state of a payment. */
export function TransactionState({ status }: { status: TransactionStatus }) {
  const translate = useTranslate();
  const icon = status === 'unknown' ? { icon: <UnknownIcon /> } : {};
  return <StateChip {...lookOf(status)} {...icon} label={translate(`payment.status.${status}`)} />;
}

/** The state of the reversal of a payment. */
export function ReversalState({ status }: { status: ReverseStatus }) {
  const translate = useTranslate();
  return <StateChip {...reverseLooks[status]} label={translate(`payment.reversal.${status}`)} />;
}
