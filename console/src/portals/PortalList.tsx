import type { Portal } from '@foyer/contracts/portals';
import { FunctionField, SelectInput, TextField, useTranslate } from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { ResourceList } from '../layout/ResourceList.js';
import { PortalBulkActions } from './PortalBulkActions.js';
import { PortalState } from '../layout/PortalState.js';

const filters = [
  <SelectInput
    key="deactivated"
    source="deactivated"
    choices={[
      { id: false, name: 'portal.state.open' },
      { id: true, name: 'portal.state.closed' },
    ]}
  />,
];

/** All portals, with what an administrator wants to know at a glance. */
export function PortalList() {
  const translate = useTranslate();
  return (
    <ResourceList<Portal & { id: string }>
      texts="portal"
      sort={['name', 'ASC']}
      failed="FETCH_QUEUES"
      filters={filters}
      csv={{
        name: ({ name }) => name,
        deactivated: ({ deactivated }) =>
          translate(deactivated ? 'portal.state.closed' : 'portal.state.open'),
        callLogic: ({ callLogic }) => translate(`portal.choice.callLogic.${callLogic}`),
        members: ({ members }) => members.length,
        pin: ({ hasPin }) => (hasPin ? translate('portal.pinIsSet') : ''),
        shortlink: ({ shortlink }) => shortlink,
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
        updatedAt: ({ updatedAt }, locale) => formatMoment(updatedAt, locale),
      }}
      bulkActions={<PortalBulkActions />}
      narrow={{
        primaryText: (portal) => portal.name,
        secondaryText: (portal) => `/${portal.shortlink}`,
        tertiaryText: (portal) => <PortalState deactivated={portal.deactivated} />,
      }}
    >
      <LinkField<Portal & { id: string }> source="name" to="edit" render={({ name }) => name} />
      <FunctionField<Portal>
        source="deactivated"
        render={(portal) => <PortalState deactivated={portal.deactivated} />}
      />
      <FunctionField<Portal>
        source="callLogic"
        sortable={false}
        render={(portal) => translate(`portal.choice.callLogic.${portal.callLogic}`)}
      />
      <FunctionField<Portal>
        source="members"
        sortable={false}
        render={(portal) => portal.members.length}
      />
      <FunctionField<Portal>
        source="hasPin"
        label="resources.portals.fields.pin"
        sortable={false}
        render={(portal) => (portal.hasPin ? translate('portal.pinIsSet') : '–')}
      />
      <TextField source="shortlink" sortable={false} />
      <LocalDate source="updatedAt" showTime />
    </ResourceList>
  );
}
