import { TextInput, useRecordContext } from 'react-admin';

/** A secret, which is never shown again: what is typed takes the place of the one that is kept. */
export function SecretInput({ source, isSet }: { source: string; isSet: string }) {
  const record = useRecordContext();
  const isKept = record?.[isSet] === true;
  return (
    <TextInput
      source={source}
      type="password"
      autoComplete="new-password"
      helperText={isKept ? 'userSources.help.secretKept' : 'userSources.help.secretMissing'}
    />
  );
}
