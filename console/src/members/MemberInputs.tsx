import { MemberRole, UserName } from '@foyer/contracts/identity';
import {
  email,
  maxLength,
  required,
  SelectInput,
  TextInput,
  usePermissions,
  useTranslate,
} from 'react-admin';

/** Name, addresses, role and language, shared by create and edit. */
export function MemberInputs() {
  const translate = useTranslate();
  const { permissions } = usePermissions<MemberRole>();
  const userName = (value: unknown) =>
    UserName.safeParse(value).success ? undefined : translate('member.userNameRule');
  const roles = MemberRole.options.filter(
    (role) => permissions === 'super-admin' || !['admin', 'super-admin'].includes(role),
  );
  return (
    <>
      <TextInput source="firstName" validate={[required(), maxLength(100)]} />
      <TextInput source="lastName" validate={[required(), maxLength(100)]} />
      <TextInput
        source="userName"
        validate={[required(), userName]}
        autoComplete="off"
        helperText="member.userNameRule"
      />
      <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
      <SelectInput
        source="role"
        validate={required()}
        choices={roles.map((id) => ({ id, name: `member.role.${id}` }))}
      />
      <SelectInput
        source="language"
        validate={required()}
        choices={[
          { id: 'de', name: 'Deutsch' },
          { id: 'en', name: 'English' },
        ]}
        translateChoice={false}
      />
    </>
  );
}
