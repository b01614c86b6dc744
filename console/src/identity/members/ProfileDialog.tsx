import { memberRoutes, type ShownUserProfile, type UserProfile } from '@foyer/contracts/identity';
import { useState } from 'react';
import { maxLength, required, TextInput, useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { changedFields } from '#layout/saving/changedFields.js';
import { FormDialog } from '#layout/saving/FormDialog.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';

const FIELDS = [
  'profileName',
  'firstName',
  'lastName',
  'company',
  'companyRole',
  'description',
] as const;
type Text = Pick<UserProfile, (typeof FIELDS)[number]>;
type Shown = Partial<Text> & { readonly revision?: number };

/** The form as its call takes it: an emptied field is null to a form. */
const textOf = (form: object): Text =>
  Object.fromEntries(
    FIELDS.map((name) => [name, (form as Readonly<Record<string, unknown>>)[name] ?? '']),
  ) as unknown as Text;

/** An additional profile, new or changed. */
export function ProfileDialog(props: {
  memberId: string;
  profile: ShownUserProfile | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { memberId, profile } = props;
  const translate = useTranslate();
  const notification = useNotification();
  const [began] = useState<Shown>(() => ({ ...profile }));
  const [_id] = useState(() => profile?._id ?? newId());
  const labels: Readonly<Record<string, string>> = {
    profileName: 'member.profiles.name',
    description: 'member.profiles.description',
  };
  const labelOf = (path: string) =>
    translate(labels[path] ?? `resources.members.fields.${path}`, { _: path });
  return (
    <FormDialog<Shown>
      title={profile?.profileName ?? translate('member.profiles.add')}
      labelOf={labelOf}
      record={began}
      changesOf={(form, before) => changedFields(textOf(form), textOf(before))}
      // A profile is saved as a whole: what was not touched here stays as others left it.
      send={async (changes, { revision, ...seen }) => {
        const body = { ...textOf({ ...seen, ...changes }), _id, userId: memberId };
        if (profile === undefined) await api.call(memberRoutes.createMemberProfile, { body });
        else {
          const known = { ...body, ...(revision !== undefined && { revision }) };
          await api.call(memberRoutes.updateMemberProfile, { body: known });
        }
        notification.done(profile === undefined ? 'PROFILE_CREATED' : 'PROFILE_UPDATED');
        await props.onSaved();
      }}
      read={async () => {
        const query = { userId: memberId };
        const present = await api.call(memberRoutes.getMemberProfiles, { query });
        return present.find((one) => one._id === _id);
      }}
      failed={profile === undefined ? 'CREATE_PROFILE' : 'UPDATE_MEMBER'}
      onClose={props.onClose}
    >
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
    </FormDialog>
  );
}
