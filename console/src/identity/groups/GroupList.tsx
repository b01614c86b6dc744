import type { Group } from '@foyer/contracts/identity';
import { FunctionField, useTranslate } from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';

/** All groups, with how many belong to each. */
export function GroupList() {
  const translate = useTranslate();
  const count = ({ memberIds }: Group) =>
    translate('group.count', { smart_count: memberIds.length });
  return (
    <ResourceList<Group>
      texts="group"
      sort={['name', 'ASC']}
      csv={{
        name: ({ name }) => name,
        memberIds: ({ memberIds }) => memberIds.length,
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
      }}
      narrow={{ primaryText: ({ name }) => name, secondaryText: count }}
    >
      <LinkField<Group> source="name" to="edit" render={({ name }) => name} />
      <FunctionField<Group> source="memberIds" sortable={false} render={count} />
      <LocalDate source="createdAt" />
    </ResourceList>
  );
}
