import type { Group } from '@foyer/contracts/identity';
import GroupsIcon from '@mui/icons-material/Groups';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  Datagrid,
  FunctionField,
  List,
  SearchInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { formatMoment } from '../i18n/format.js';
import { EmptyState } from '../layout/EmptyState.js';
import { ExportCsv } from '../layout/ExportCsv.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const actions = (
  <TopToolbar>
    <CreateButton />
    <ExportCsv<Group>
      columns={{
        name: ({ name }) => name,
        memberIds: ({ memberIds }) => memberIds.length,
        createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
      }}
    />
  </TopToolbar>
);

const empty = (
  <EmptyState icon={<GroupsIcon />} title="group.empty" hint="group.emptyHint">
    <CreateButton variant="contained" />
  </EmptyState>
);

/** All groups, with how many belong to each. */
export function GroupList() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const count = ({ memberIds }: Group) =>
    translate('group.count', { smart_count: memberIds.length });
  return (
    <List
      filters={filters}
      actions={actions}
      exporter={false}
      empty={empty}
      error={<FailedList />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Group> primaryText={({ name }) => name} secondaryText={count} rowClick="edit" />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <LinkField<Group> source="name" to="edit" render={({ name }) => name} />
          <FunctionField<Group> source="memberIds" sortable={false} render={count} />
          <LocalDate source="createdAt" />
        </Datagrid>
      )}
    </List>
  );
}
