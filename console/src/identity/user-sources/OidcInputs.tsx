import { required, SelectInput, TextInput } from 'react-admin';

import { EnabledInputs, InputGroup, NameInputs, PeopleInputs } from './CommonInputs.js';
import { SecretInput } from './SecretInput.js';
import { ToldField } from './ToldField.js';
import { TouchedMembers } from './TouchedMembers.js';

const ENDPOINTS = ['authorizationEndpoint', 'tokenEndpoint', 'userinfoEndpoint', 'jwksUri'];

/** How the company's OpenID Connect provider is reached, and what its claims mean here. */
export function OidcInputs() {
  return (
    <>
      <EnabledInputs />
      <InputGroup title="userSources.group.provider">
        <TextInput
          source="issuer"
          validate={required()}
          placeholder="https://id.example.org"
          helperText="userSources.help.issuer"
        />
        <ToldField source="redirectUri" />
        <TextInput source="clientID" validate={required()} helperText={false} />
        <SecretInput source="clientSecret" isSet="clientSecretSet" />
        <TextInput source="scope" helperText={false} />
        <SelectInput
          source="idTokenAlg"
          helperText={false}
          choices={['RS256', 'PS256', 'ES256', 'EdDSA'].map((id) => ({ id, name: id }))}
          required
          translateChoice={false}
        />
      </InputGroup>
      <InputGroup title="userSources.group.endpoints">
        {ENDPOINTS.map((source) => (
          <TextInput key={source} source={source} helperText={false} />
        ))}
      </InputGroup>
      <InputGroup title="userSources.group.claims">
        <NameInputs
          within="claims"
          names={['userName', 'email', 'firstName', 'lastName', 'groups']}
        />
      </InputGroup>
      <InputGroup title="userSources.group.rights">
        <TextInput source="memberGroup" helperText="userSources.help.memberGroup" />
        <TextInput source="adminGroup" helperText="userSources.help.adminGroup" />
        <PeopleInputs />
      </InputGroup>
      <TouchedMembers issuer="issuer" />
    </>
  );
}
