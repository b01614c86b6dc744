import type { Member } from '@foyer/contracts/identity';
import {
  AutocompleteArrayInput,
  maxLength,
  ReferenceArrayInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin';

import { memberName } from '../members/memberName.js';

const byText = (q: string) => ({ q });

/** Name and members of a group. */
export function GroupInputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(100)]} helperText={false} />
      <ReferenceArrayInput
        source="memberIds"
        reference="members"
        sort={{ field: 'lastName', order: 'ASC' }}
        perPage={100}
      >
        <AutocompleteArrayInput
          label="resources.groups.fields.memberIds"
          optionText={(member: Member) => memberName(member, translate)}
          filterToQuery={byText}
          helperText={false}
          fullWidth
        />
      </ReferenceArrayInput>
    </>
  );
}
