import type { CallRecord } from '@foyer/contracts/calls';
import EndedIcon from '@mui/icons-material/CallEndOutlined';
import InCallIcon from '@mui/icons-material/FiberManualRecord';
import WaitingIcon from '@mui/icons-material/HourglassBottomOutlined';
import MissedIcon from '@mui/icons-material/PhoneMissedOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  waiting: { tone: 'waiting', icon: <WaitingIcon /> },
  inCall: { tone: 'live', icon: <InCallIcon /> },
  ended: { tone: 'quiet', icon: <EndedIcon /> },
  missed: { tone: 'danger', icon: <MissedIcon /> },
} as const;

/** Where a call stands. */
export function CallState({ state }: { state: CallRecord['state'] }) {
  const translate = useTranslate();
  return <StateChip {...shown[state]} label={translate(`call.state.${state}`)} />;
}
