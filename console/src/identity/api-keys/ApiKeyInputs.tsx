import { DateInput, maxLength, required, TextInput } from 'react-admin';

import { dayOf, endOfDay, linesOf, networksIn } from './keyForm.js';

/** The parts of a key that can change. */
export function ApiKeyInputs() {
  return (
    <>
      <DateInput
        source="expiresAt"
        validate={required()}
        format={dayOf}
        parse={endOfDay}
        helperText="apiKey.expiryHint"
      />
      <TextInput
        source="networks"
        multiline
        minRows={2}
        format={linesOf}
        parse={networksIn}
        helperText="apiKey.networksHint"
      />
      <TextInput source="note" multiline validate={maxLength(500)} helperText={false} />
    </>
  );
}

/** The name of a key. */
export const nameInput = (
  <TextInput source="name" validate={[required(), maxLength(100)]} helperText="apiKey.nameHint" />
);
