import { ssoRoutes } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import Button from '@mui/material/Button';
import { required, TextInput, useTranslate } from 'react-admin';

import { EnabledInputs, InputGroup, NameInputs, PeopleInputs } from './CommonInputs.js';
import { ReadMetadata } from './ReadMetadata.js';
import { ToldField } from './ToldField.js';
import { TouchedMembers } from './TouchedMembers.js';

const BETWEEN = /(?<=-----END CERTIFICATE-----)\s*/;

/** Certificates stand in one field, one below the other. */
const certificates = {
  format: (value: unknown) => (Array.isArray(value) ? value.join('\n') : ''),
  parse: (text: string) => text.split(BETWEEN).filter((one) => one.trim() !== ''),
};

/** How the company's SAML identity provider is reached, and what its attributes mean here. */
export function SamlInputs() {
  const translate = useTranslate();
  return (
    <>
      <EnabledInputs />
      <InputGroup title="userSources.group.told">
        <ToldField source="entityId" />
        <ToldField source="callbackUrl" />
        <Button
          href={fullPath(ssoRoutes.samlMetadata)}
          target="_blank"
          rel="noreferrer"
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {translate('userSources.saml.ownMetadata')}
        </Button>
      </InputGroup>
      <InputGroup title="userSources.group.provider">
        <ReadMetadata />
        <TextInput
          source="entryPoint"
          validate={required()}
          helperText="userSources.help.entryPoint"
        />
        <TextInput
          source="idpIssuer"
          validate={required()}
          helperText="userSources.help.idpIssuer"
        />
        <TextInput
          source="idpCertificates"
          validate={required()}
          multiline
          minRows={3}
          maxRows={8}
          helperText="userSources.help.idpCertificates"
          sx={{ gridColumn: '1 / -1' }}
          {...certificates}
        />
      </InputGroup>
      <InputGroup title="userSources.group.attributes">
        <NameInputs
          within="attributes"
          names={['userName', 'email', 'firstName', 'lastName', 'groups']}
        />
      </InputGroup>
      <InputGroup title="userSources.group.rights">
        <TextInput source="memberGroup" helperText="userSources.help.memberGroup" />
        <TextInput source="adminGroup" helperText="userSources.help.adminGroup" />
        <PeopleInputs />
      </InputGroup>
      <TouchedMembers issuer="idpIssuer" />
    </>
  );
}
