import type { AdminSession } from '@foyer/contracts/sessions';
import { useRecordContext } from 'react-admin';

import { DeleteAfterQuestion } from '../layout/DeleteAfterQuestion.js';
import { TabbedEdit } from '../layout/ResourceForms.js';
import { SessionGeneralInputs } from './SessionGeneralInputs.js';
import { SessionMediaInputs } from './SessionMediaInputs.js';
import { SessionMemberInputs } from './SessionMemberInputs.js';
import { toSessionChange } from './sessionChange.js';
import { useSessionName } from './useSessionName.js';

function SessionTitle() {
  const nameOf = useSessionName();
  const session = useRecordContext<AdminSession>();
  return <>{session ? nameOf(session) : ''}</>;
}

const membersOf = ({ members }: AdminSession) => [
  { resource: 'members', ids: members.map(({ memberId }) => memberId) },
];

const tabs = {
  general: <SessionGeneralInputs />,
  members: <SessionMemberInputs />,
  media: <SessionMediaInputs />,
};

/** The page of one session: its settings, and its members. */
export function SessionEdit() {
  return (
    <TabbedEdit
      texts="session"
      title={<SessionTitle />}
      transform={toSessionChange}
      removal={<DeleteAfterQuestion texts="session" name="sessionName" losing={membersOf} />}
      tabs={tabs}
    />
  );
}
