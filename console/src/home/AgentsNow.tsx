import type { OnlineStatus } from '@foyer/contracts/identity';
import FreeIcon from '@mui/icons-material/CheckCircleOutlined';
import AwayIcon from '@mui/icons-material/CoffeeOutlined';
import CallIcon from '@mui/icons-material/VideocamOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import { PersonRow, PersonRows } from '../layout/PersonRow.js';
import { memberName } from '../identity/members/memberName.js';
import { StateChip } from '../theme/StateChip.js';
import { HomeSection } from './HomeSection.js';
import { useMembers } from './useMembers.js';

/** The states of who is at work, in the order in which they are shown. */
const states: Partial<Record<OnlineStatus, Parameters<typeof StateChip>[0]>> = {
  online: { label: 'home.agents.free', tone: 'live', icon: <FreeIcon /> },
  inCall: { label: 'home.agents.inCall', tone: 'waiting', icon: <CallIcon /> },
  away: { label: 'home.agents.away', tone: 'quiet', icon: <AwayIcon /> },
};
const order = Object.keys(states);

/** The agents at work: the free ones first. */
export function AgentsNow() {
  const translate = useTranslate();
  const list = useMembers();
  const present = (list.data ?? [])
    .filter(({ onlineStatus }) => order.includes(onlineStatus))
    .sort((one, other) => order.indexOf(one.onlineStatus) - order.indexOf(other.onlineStatus));
  return (
    <HomeSection title="home.agents.title" loaded={list}>
      {present.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('home.agents.none')}</Typography>
      )}
      <PersonRows>
        {present.map((member) => {
          const state = states[member.onlineStatus];
          return (
            <PersonRow key={member.id} memberId={member.id} name={memberName(member, translate)}>
              {state && <StateChip {...state} label={translate(state.label)} />}
            </PersonRow>
          );
        })}
      </PersonRows>
    </HomeSection>
  );
}
