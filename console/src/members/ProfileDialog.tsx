import { ApiError } from '@foyer/contracts/client';
import { memberRoutes, type ShownUserProfile, type UserProfile } from '@foyer/contracts/identity';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Form, maxLength, required, SaveButton, TextInput, useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';

const empty = { company: '', companyRole: '', description: '' };

/** An additional profile, new or changed. */
export function ProfileDialog(props: {
  memberId: string;
  profile: ShownUserProfile | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { memberId, profile } = props;
  const translate = useTranslate();
  const notification = useNotification();
  const [id] = useState(() => profile?._id ?? newId());

  const save = async (form: Readonly<Record<string, unknown>>) => {
    const typed = form as unknown as UserProfile;
    const body = {
      _id: id,
      userId: memberId,
      profileName: typed.profileName,
      firstName: typed.firstName,
      lastName: typed.lastName,
      // An emptied field is null to the form.
      company: (typed.company as string | null) ?? '',
      companyRole: (typed.companyRole as string | null) ?? '',
      description: (typed.description as string | null) ?? '',
    };
    try {
      if (profile === undefined) await api.call(memberRoutes.createMemberProfile, { body });
      else await api.call(memberRoutes.updateMemberProfile, { body });
    } catch (error) {
      notification.failed(profile === undefined ? 'CREATE_PROFILE' : 'UPDATE_MEMBER', error);
      return error instanceof ApiError ? { ...error.fields } : {};
    }
    notification.done(profile === undefined ? 'PROFILE_CREATED' : 'PROFILE_UPDATED');
    props.onSaved();
    props.onClose();
    return undefined;
  };

  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby="profile-title">
      <Form onSubmit={save} record={{ ...empty, ...profile }}>
        <DialogTitle id="profile-title">
          {profile?.profileName ?? translate('member.profiles.add')}
        </DialogTitle>
        <DialogContent>
          <TextInput
            source="profileName"
            label="member.profiles.name"
            validate={[required(), maxLength(80)]}
            helperText={false}
            autoFocus
          />
          {(['firstName', 'lastName'] as const).map((source) => (
            <TextInput
              key={source}
              source={source}
              label={`resources.members.fields.${source}`}
              validate={[required(), maxLength(100)]}
              helperText={false}
            />
          ))}
          {(['company', 'companyRole'] as const).map((source) => (
            <TextInput
              key={source}
              source={source}
              label={`resources.members.fields.${source}`}
              validate={maxLength(200)}
              helperText={false}
            />
          ))}
          <TextInput
            source="description"
            label="member.profiles.description"
            validate={maxLength(2000)}
            multiline
            minRows={3}
            helperText={false}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
