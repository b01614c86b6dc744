import type { AdminSession } from '@foyer/contracts/sessions';
import {
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  TabbedForm,
  TabbedFormTabs,
  Toolbar,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
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

function SessionToolbar() {
  const session = useRecordContext<AdminSession>();
  const translate = useTranslate();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
      <SaveButton />
      <DeleteWithConfirmButton
        confirmTitle={translate('session.deleteTitle', { name: session?.sessionName })}
        confirmContent="session.deleteText"
        mutationMode="pessimistic"
      />
    </Toolbar>
  );
}

/** Everything about one session: how it is set, and who belongs to it. */
export function SessionEdit() {
  const translate = useTranslate();
  const notify = useNotify();
  const notification = useNotification();
  const tab = (name: string) => translate(`session.tab.${name}`);
  return (
    <Edit<AdminSession>
      title={<SessionTitle />}
      mutationMode="pessimistic"
      redirect={false}
      transform={toSessionChange}
      mutationOptions={{
        onSuccess: () => notify('session.saved', { type: 'success' }),
        onError: (error) => notification.failed('UNKNOWN', error),
      }}
    >
      <TabbedForm
        toolbar={<SessionToolbar />}
        warnWhenUnsavedChanges
        sx={{ '& .MuiCardContent-root': { maxWidth: 720 } }}
        tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
      >
        <TabbedForm.Tab label={tab('general')}>
          <SessionGeneralInputs />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={tab('members')} path="members">
          <SessionMemberInputs />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={tab('media')} path="media">
          <SessionMediaInputs />
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  );
}
