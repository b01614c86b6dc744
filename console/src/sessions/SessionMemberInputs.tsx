import type { Member } from '@foyer/contracts/identity';
import type { AdminSession } from '@foyer/contracts/sessions';
import {
  ArrayInput,
  AutocompleteInput,
  FunctionField,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { memberName } from '../identity/members/memberName.js';
import { ROLES } from './choices.js';

const byText = (q: string) => ({ q });
const roles = ROLES.map((id) => ({ id, name: `session.role.${id}` }));

/** The members of a session, and their roles. A direct session is of the people who are in it. */
export function SessionMemberInputs() {
  const translate = useTranslate();
  const session = useRecordContext<AdminSession>();
  if (session?.sessionType === 'direct') {
    return (
      <FunctionField<AdminSession>
        render={({ members }) => members.map(({ displayName }) => displayName ?? '–').join(', ')}
      />
    );
  }
  return (
    <ArrayInput source="members" label="session.tab.members">
      <SimpleFormIterator inline disableReordering>
        <ReferenceInput
          source="memberId"
          reference="members"
          sort={{ field: 'lastName', order: 'ASC' }}
          perPage={100}
        >
          <AutocompleteInput
            label="session.member"
            optionText={(member: Member) => memberName(member, translate)}
            filterToQuery={byText}
            validate={required()}
            helperText={false}
            sx={{ minWidth: 260 }}
          />
        </ReferenceInput>
        <SelectInput
          source="role"
          label="session.roleLabel"
          choices={roles}
          defaultValue="presenter"
          validate={required()}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
