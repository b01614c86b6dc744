import { BooleanInput, TextInput, useRecordContext } from 'react-admin';

/**
 * A secret, which is never shown again: what is typed takes the place of the stored one. An empty
 * input leaves that; it is removed by a choice of its own.
 */
export function SecretInput({ source, isSet }: { source: string; isSet: string }) {
  const record = useRecordContext();
  const isKept = record?.[isSet] === true;
  return (
    <>
      <TextInput
        source={source}
        type="password"
        autoComplete="new-password"
        helperText={isKept ? 'userSources.help.secretKept' : 'userSources.help.secretMissing'}
      />
      {isKept && (
        <BooleanInput source="removeSecret" label="userSources.secretRemove" helperText={false} />
      )}
    </>
  );
}
