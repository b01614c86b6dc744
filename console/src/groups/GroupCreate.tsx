import { useState } from 'react';
import { Create, SimpleForm } from 'react-admin';
import { v7 as newId } from 'uuid';

import { GroupInputs } from './GroupInputs.js';

/** A new group. */
export function GroupCreate() {
  const [id] = useState(() => newId());
  return (
    <Create redirect="list">
      <SimpleForm
        sx={{ maxWidth: 640 }}
        defaultValues={{ id, memberIds: [] }}
        warnWhenUnsavedChanges
      >
        <GroupInputs />
      </SimpleForm>
    </Create>
  );
}
