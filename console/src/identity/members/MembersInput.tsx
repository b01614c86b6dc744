import type { Member } from '@foyer/contracts/identity';
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';

import { memberName } from './memberName.js';

/** Any number of members, found by their names. */
export function MembersInput({ hint = false }: { hint?: string | false }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <ReferenceArrayInput
      source="memberIds"
      reference="members"
      sort={{ field: 'lastName', order: 'ASC' }}
      perPage={100}
    >
      <AutocompleteArrayInput
        label={`resources.${resource}.fields.memberIds`}
        optionText={(member: Member) => memberName(member, translate)}
        filterToQuery={(q: string) => ({ q })}
        helperText={hint}
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
