import type { FormerMember } from '@foyer/contracts/identity';
import { FunctionField, SelectInput, useLocaleState, useTranslate } from 'react-admin';

import { formatDay } from '#i18n/format.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { EraseFormerMember } from './EraseFormerMember.js';

const filters = [
  <SelectInput
    key="forgotten"
    source="forgotten"
    choices={[
      { id: false, name: 'formerMember.known' },
      { id: true, name: 'formerMember.forgotten' },
    ]}
  />,
];

/** The list of former members; here they are erased, and the proof of it can be shown again. */
export function FormerMemberList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = ({ displayName }: FormerMember) => displayName ?? translate('member.forgotten');
  return (
    <ResourceList<FormerMember>
      texts="formerMember"
      sort={['deletedAt', 'DESC']}
      failed="FETCH_MEMBERS"
      filters={filters}
      rowClick={false}
      narrow={{
        primaryText: name,
        secondaryText: ({ deletedAt }) =>
          translate('formerMember.since', {
            date: formatDay(deletedAt, locale),
          }),
        tertiaryText: (member) => <EraseFormerMember member={member} />,
      }}
    >
      <FunctionField<FormerMember> source="displayName" render={name} sx={{ fontWeight: 600 }} />
      <LocalDate source="deletedAt" showTime />
      <LocalDate source="forgottenAt" showTime emptyText="–" />
      <FunctionField<FormerMember>
        label="layout.actions"
        textAlign="right"
        render={(member) => <EraseFormerMember member={member} />}
      />
    </ResourceList>
  );
}
