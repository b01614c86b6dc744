import { covers, KeyRole, type ApiKey, type MemberRole } from '@foyer/contracts/identity';
import { useState } from 'react';
import {
  Create,
  required,
  SelectInput,
  SimpleForm,
  usePermissions,
  useRedirect,
} from 'react-admin';

import { NewRecord } from '#layout/saving/NewRecord.js';
import { RefusedFields } from '#layout/saving/RefusedFields.js';
import { ApiKeyInputs, nameInput } from './ApiKeyInputs.js';
import { usualEnd, withoutBlankLines } from './keyForm.js';
import { ShownKey } from './ShownKey.js';

type Made = ApiKey & { readonly key: string };

/** Makes a key, and shows it this once. */
export function ApiKeyCreate() {
  const redirect = useRedirect();
  const { permissions: own } = usePermissions<MemberRole>();
  const [made, setMade] = useState<Made>();
  const [expiresAt] = useState(() => usualEnd());
  // More than its maker may do, no key may.
  const roles = KeyRole.options.filter((role) => own === undefined || covers(own, role));
  return (
    <>
      <Create<Made> transform={withoutBlankLines} mutationOptions={{ onSuccess: setMade }}>
        <NewRecord>
          <SimpleForm
            sx={{ maxWidth: 640 }}
            defaultValues={{ name: '', note: '', networks: [], expiresAt }}
            warnWhenUnsavedChanges={made === undefined}
          >
            {nameInput}
            <SelectInput
              source="role"
              validate={required()}
              choices={roles.map((id) => ({ id, name: `member.role.${id}` }))}
              helperText="apiKey.roleHint"
            />
            <ApiKeyInputs />
            <RefusedFields />
          </SimpleForm>
        </NewRecord>
      </Create>
      {made && (
        <ShownKey name={made.name} text={made.key} onClose={() => redirect('list', 'api-keys')} />
      )}
    </>
  );
}
