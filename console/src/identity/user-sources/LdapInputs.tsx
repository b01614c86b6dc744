import Alert from '@mui/material/Alert';
import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

import { EnabledInputs, InputGroup, NameInputs, PeopleInputs } from './CommonInputs.js';
import { SecretInput } from './SecretInput.js';

/** Says where a password would travel for all to read. */
function PlainWarning() {
  const translate = useTranslate();
  const address: unknown = useWatch({ name: 'serverAddr' });
  const startTls: unknown = useWatch({ name: 'startTls' });
  if (typeof address !== 'string' || !address.startsWith('ldap://') || startTls === true)
    return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, gridColumn: '1 / -1' }}>
      {translate('userSources.ldap.plain')}
    </Alert>
  );
}

/** How the company's directory is reached, and who in it may sign in. */
export function LdapInputs() {
  return (
    <>
      <EnabledInputs />
      <InputGroup title="userSources.group.server">
        <TextInput
          source="serverAddr"
          validate={required()}
          placeholder="ldaps://directory.example.org"
          helperText="userSources.help.serverAddr"
        />
        <BooleanInput source="startTls" helperText="userSources.help.startTls" />
        <PlainWarning />
        <TextInput source="bindDN" helperText="userSources.help.bindDN" />
        <SecretInput source="bindPW" isSet="bindPWSet" />
        <TextInput
          source="caCertificate"
          multiline
          maxRows={6}
          helperText="userSources.help.caCertificate"
          sx={{ gridColumn: '1 / -1' }}
        />
      </InputGroup>
      <InputGroup title="userSources.group.people">
        <TextInput
          source="userDN"
          validate={required()}
          placeholder="ou=people,dc=example,dc=org"
          helperText="userSources.help.userDN"
        />
        <TextInput
          source="userSearchFilter"
          placeholder="(objectClass=person)"
          helperText="userSources.help.userSearchFilter"
        />
        <NameInputs
          within="attributes"
          names={['userName', 'email', 'firstName', 'lastName', 'id']}
        />
      </InputGroup>
      <InputGroup title="userSources.group.rights">
        <TextInput source="loginGroupDN" helperText="userSources.help.loginGroupDN" />
        <TextInput source="adminGroupDN" helperText="userSources.help.adminGroupDN" />
        <TextInput source="groupDN" helperText="userSources.help.groupDN" />
        <NumberInput
          source="syncInterval"
          validate={[required(), minValue(0), maxValue(168)]}
          helperText="userSources.help.syncInterval"
        />
        <PeopleInputs />
      </InputGroup>
    </>
  );
}
