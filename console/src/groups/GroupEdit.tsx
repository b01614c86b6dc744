import type { Group } from '@foyer/contracts/identity';
import {
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { GroupInputs } from './GroupInputs.js';

function GroupToolbar() {
  const group = useRecordContext<Group>();
  const translate = useTranslate();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
      <SaveButton />
      <DeleteWithConfirmButton
        confirmTitle={translate('group.deleteTitle', { name: group?.name })}
        confirmContent="group.deleteText"
        mutationMode="pessimistic"
      />
    </Toolbar>
  );
}

/** Renames a group or changes who belongs to it. */
export function GroupEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm sx={{ maxWidth: 640 }} toolbar={<GroupToolbar />} warnWhenUnsavedChanges>
        <GroupInputs />
      </SimpleForm>
    </Edit>
  );
}
