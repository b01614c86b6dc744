import { PasswordInput, useRecordContext } from 'react-admin';

/** A secret, which is never shown again: what is typed takes the place of the one that is kept. */
export function SecretInput({ source, isSet }: { source: string; isSet: string }) {
  const record = useRecordContext();
  const isKept = record?.[isSet] === true;
  return (
    <PasswordInput
      source={source}
      autoComplete="new-password"
      helperText={isKept ? 'userSources.help.secretKept' : 'userSources.help.secretMissing'}
    />
  );
}
