import { memberRoutes } from '@foyer/contracts/identity';
import type { RouteInput } from '@foyer/contracts/client';
import SendIcon from '@mui/icons-material/SendOutlined';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { SaveButton, SimpleForm, Title, Toolbar, useRedirect, useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { RefusedFields } from '#layout/saving/RefusedFields.js';
import { useRefusal } from '#layout/saving/useRefusal.js';
import { api } from '#providers/api.js';
import { InvitationDialog } from './InvitationDialog.js';
import { MemberNameInputs } from './MemberNameInputs.js';

type Invited = RouteInput<typeof memberRoutes.inviteMembers>['body']['users'][number];

/** A new member who sets the password by a link that comes by mail. */
export function MemberInvite() {
  const translate = useTranslate();
  const refusal = useRefusal();
  const redirect = useRedirect();
  const [id] = useState(() => newId());
  const [busy, setBusy] = useState(false);
  const [isMade, setIsMade] = useState(false);

  const invite = async (form: Readonly<Record<string, unknown>>) => {
    setBusy(true);
    try {
      const user = { _id: id, ...(form as Omit<Invited, '_id'>) };
      await api.call(memberRoutes.inviteMembers, {
        body: { users: [user], inviteBaseURL: location.origin },
      });
      setIsMade(true);
      return undefined;
    } catch (error) {
      return refusal(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card sx={{ mt: 2 }}>
      {isMade && <InvitationDialog memberId={id} onClose={() => redirect('list', 'members')} />}
      <Title defaultTitle={translate('member.invite.title')} />
      <SimpleForm
        onSubmit={invite}
        defaultValues={{ role: 'member' }}
        sx={{ maxWidth: 560 }}
        warnWhenUnsavedChanges
        sanitizeEmptyValues
        toolbar={
          <Toolbar>
            <SaveButton
              label="member.invite.send"
              icon={<SendIcon />}
              disabled={busy}
              alwaysEnable={!busy}
            />
          </Toolbar>
        }
      >
        <MemberNameInputs />
        <RefusedFields />
      </SimpleForm>
    </Card>
  );
}
