import type { CallRecord } from '@foyer/contracts/calls';
import EndedIcon from '@mui/icons-material/CallEndOutlined';
import InCallIcon from '@mui/icons-material/FiberManualRecord';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import WaitingIcon from '@mui/icons-material/HourglassBottomOutlined';
import MissedIcon from '@mui/icons-material/PhoneMissedOutlined';
import { useTranslate } from 'react-admin';

import { StateChip } from '../theme/StateChip.js';

const shown = {
  waiting: { tone: 'waiting', icon: <WaitingIcon /> },
  inCall: { tone: 'live', icon: <InCallIcon /> },
  ended: { tone: 'quiet', icon: <EndedIcon /> },
  missed: { tone: 'danger', icon: <MissedIcon /> },
  left: { tone: 'quiet', icon: <LeftIcon /> },
} as const;

/** The state of a call. A visitor who left the line on their own was not missed. */
export function CallState({ call }: { call: Pick<CallRecord, 'state' | 'endReason'> }) {
  const translate = useTranslate();
  const state = call.state === 'missed' && call.endReason === 'left' ? 'left' : call.state;
  return <StateChip {...shown[state]} label={translate(`call.state.${state}`)} />;
}
