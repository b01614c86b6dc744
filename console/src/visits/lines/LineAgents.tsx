import { BASE_PATH } from '@foyer/contracts/identity';
import type { LineAgent } from '@foyer/contracts/visits';
import FreeIcon from '@mui/icons-material/CheckCircleOutlined';
import BreakIcon from '@mui/icons-material/CoffeeOutlined';
import BusyIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import WrapUpIcon from '@mui/icons-material/EditNoteOutlined';
import RingIcon from '@mui/icons-material/NotificationsActiveOutlined';
import MissedIcon from '@mui/icons-material/NotificationsOffOutlined';
import HoldIcon from '@mui/icons-material/PauseCircleOutlined';
import OfflineIcon from '@mui/icons-material/PowerSettingsNewOutlined';
import LostIcon from '@mui/icons-material/WifiOffOutlined';
import CallIcon from '@mui/icons-material/VideocamOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import { PersonRow, PersonRows } from '#layout/PersonRow.js';
import { RelativeTime } from '#layout/RelativeTime.js';
import { StateChip } from '#theme/StateChip.js';

type Look = Pick<Parameters<typeof StateChip>[0], 'tone' | 'icon'>;

/** In the order in which they are shown. */
const looks: Readonly<Record<LineAgent['state'], Look>> = {
  free: { tone: 'live', icon: <FreeIcon /> },
  offered: { tone: 'live', icon: <RingIcon /> },
  inCall: { tone: 'waiting', icon: <CallIcon /> },
  wrapUp: { tone: 'waiting', icon: <WrapUpIcon /> },
  busy: { tone: 'quiet', icon: <BusyIcon /> },
  break: { tone: 'quiet', icon: <BreakIcon /> },
  notResponding: { tone: 'danger', icon: <MissedIcon /> },
  connectionLost: { tone: 'danger', icon: <LostIcon /> },
  offline: { tone: 'quiet', icon: <OfflineIcon /> },
};
const held: Look = { tone: 'waiting', icon: <HoldIcon /> };
const order = Object.keys(looks);

/** In a call, also where the connection is lost, nothing can be set. */
const isInCall = ({ state, visitorName }: LineAgent): boolean =>
  state === 'inCall' || (state === 'connectionLost' && visitorName !== null);

/** The agents at work at a portal, and their activities. */
export function LineAgents({
  agents,
  onSetState,
}: {
  agents: readonly LineAgent[];
  onSetState: (agent: LineAgent) => void;
}) {
  const translate = useTranslate();
  const sorted = agents.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const labelOf = ({ state, breakKind, visitorName, onHold, otherCall }: LineAgent) => {
    if (otherCall === 'meeting') return translate('lines.inMeeting');
    if (otherCall !== null) return translate('lines.inOtherCall');
    const kind = breakKind ?? 'other';
    if (onHold)
      return visitorName === null
        ? translate('lines.onHold')
        : translate('lines.onHoldName', { name: visitorName });
    if (state === 'break')
      return translate(`lines.break.${kind}`, { _: translate('lines.break.other') });
    return visitorName === null
      ? translate(`lines.state.${state}`)
      : translate(`lines.stateWith.${state}`, { name: visitorName });
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {translate('lines.agents', { smart_count: agents.length })}
      </Typography>
      {agents.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('lines.noAgents')}</Typography>
      )}
      <PersonRows>
        {sorted.map((agent) => (
          <PersonRow key={agent.memberId} memberId={agent.memberId} name={agent.name ?? '–'}>
            {agent.since !== null && (
              <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                <RelativeTime at={agent.since} />
              </Typography>
            )}
            <StateChip {...(agent.onHold ? held : looks[agent.state])} label={labelOf(agent)} />
            {agent.callDetailId !== null && (
              <Button
                size="small"
                component="a"
                href={`${BASE_PATH}/supervise/${agent.callDetailId}`}
                target="_blank"
                rel="noopener"
                aria-label={translate('lines.listenName', { name: agent.name ?? '–' })}
                sx={{ minHeight: 44 }}
              >
                {translate('lines.listen')}
              </Button>
            )}
            {!isInCall(agent) && (
              <Button
                size="small"
                aria-label={translate('lines.setStateName', { name: agent.name ?? '–' })}
                onClick={() => onSetState(agent)}
                sx={{ minHeight: 44 }}
              >
                {translate('lines.setState')}
              </Button>
            )}
          </PersonRow>
        ))}
      </PersonRows>
    </div>
  );
}
