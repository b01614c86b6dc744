import type { Group } from '@foyer/contracts/identity';
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';

/** The groups that answer at a portal as a whole. */
export function GroupsInput() {
  return (
    <ReferenceArrayInput
      source="groupIds"
      reference="groups"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteArrayInput
        label="resources.portals.fields.groupIds"
        optionText={({ name }: Group) => name}
        filterToQuery={(q: string) => ({ q })}
        helperText="portal.groupsHint"
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
