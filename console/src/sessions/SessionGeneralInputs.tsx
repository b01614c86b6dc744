import type { AdminSession } from '@foyer/contracts/sessions';
import {
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';

import { ACCESS_MODES } from './choices.js';

/** Four digits, or nothing for the PIN that there is. */
const pinRule = (value: unknown): string | undefined =>
  typeof value !== 'string' || value === '' || /^\d{4}$/.test(value)
    ? undefined
    : 'session.pinInvalid';

const kinds = ['public', 'private'].map((id) => ({ id, name: `session.type.${id}` }));
const modes = ACCESS_MODES.map((id) => ({ id, name: `session.accessMode.${id}` }));

/** Name, kind, purpose and access; a direct session has none of them. */
export function SessionGeneralInputs() {
  const session = useRecordContext<AdminSession>();
  const isNamed = session?.sessionType === 'public' || session?.sessionType === 'private';
  return (
    <>
      {isNamed && (
        <>
          <TextInput
            source="sessionName"
            validate={[required(), maxLength(80)]}
            helperText={false}
          />
          <SelectInput
            source="sessionType"
            choices={kinds}
            validate={required()}
            helperText={false}
          />
          <SelectInput
            source="accessMode"
            choices={modes}
            validate={required()}
            helperText="session.accessHint"
          />
          <FormDataConsumer<AdminSession>>
            {({ formData }) =>
              formData.accessMode === 'pin' && (
                <TextInput
                  source="pin"
                  validate={pinRule}
                  helperText={session.hasPin ? 'session.pinSet' : 'session.pinHint'}
                  autoComplete="off"
                />
              )
            }
          </FormDataConsumer>
        </>
      )}
      <TextInput
        source="description"
        validate={maxLength(5000)}
        multiline
        minRows={2}
        helperText={false}
      />
    </>
  );
}
