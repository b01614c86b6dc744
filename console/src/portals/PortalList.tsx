import type { Portal } from '@foyer/contracts/portals';
import StartIcon from '@mui/icons-material/MeetingRoom';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  Datagrid,
  FilterButton,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { EmptyState } from '../layout/EmptyState.js';
import { ExportCsv } from '../layout/ExportCsv.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { PortalBulkActions } from './PortalBulkActions.js';
import { PortalState } from './PortalState.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="deactivated"
    source="deactivated"
    choices={[
      { id: false, name: 'portal.state.open' },
      { id: true, name: 'portal.state.closed' },
    ]}
  />,
];

function PortalListActions() {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton />
      <ExportCsv<Portal & { id: string }>
        columns={{
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
      />
    </TopToolbar>
  );
}

const empty = (
  <EmptyState icon={<StartIcon />} title="portal.empty" hint="portal.emptyHint">
    <CreateButton variant="contained" />
  </EmptyState>
);

/** All portals, with what an administrator wants to know at a glance. */
export function PortalList() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <List
      filters={filters}
      actions={<PortalListActions />}
      empty={empty}
      error={<FailedList text="FETCH_QUEUES" />}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={false}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Portal & { id: string }>
          primaryText={(portal) => portal.name}
          secondaryText={(portal) => `/${portal.shortlink}`}
          tertiaryText={(portal) => <PortalState deactivated={portal.deactivated} />}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={<PortalBulkActions />}>
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
        </Datagrid>
      )}
    </List>
  );
}
