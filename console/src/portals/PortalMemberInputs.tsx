import type { Member } from '@foyer/contracts/identity';
import { AutocompleteArrayInput, ReferenceArrayInput, useTranslate } from 'react-admin';

import { memberName } from '../members/memberName.js';

/** Who answers at this portal. */
export function PortalMemberInputs() {
  const translate = useTranslate();
  return (
    <ReferenceArrayInput
      source="memberIds"
      reference="members"
      sort={{ field: 'lastName', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteArrayInput
        label="resources.portals.fields.memberIds"
        optionText={(member: Member) => memberName(member, translate)}
        filterToQuery={(text: string) => ({ q: text })}
        helperText="portal.membersHint"
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
