import type { AdminSession } from '@foyer/contracts/sessions';
import MeetingRoomIcon from '@mui/icons-material/MeetingRoom';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BooleanField,
  Datagrid,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
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
import { SESSION_TYPES } from './choices.js';
import { useSessionName } from './useSessionName.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="sessionType"
    source="sessionType"
    choices={SESSION_TYPES.map((id) => ({ id, name: `session.type.${id}` }))}
    alwaysOn
  />,
  <NullableBooleanInput key="live" source="live" />,
];

const empty = (
  <EmptyState icon={<MeetingRoomIcon />} title="session.empty" hint="session.emptyHint" />
);

function SessionListActions() {
  const translate = useTranslate();
  const nameOf = useSessionName();
  return (
    <TopToolbar>
      <FilterButton />
      <ExportCsv<AdminSession>
        columns={{
          sessionName: nameOf,
          sessionType: ({ sessionType }) => translate(`session.type.${sessionType}`),
          memberCount: ({ memberCount }) => memberCount,
          createdAt: ({ createdAt }, locale) => formatMoment(createdAt, locale),
        }}
      />
    </TopToolbar>
  );
}

/** All sessions, also those one does not belong to. */
export function SessionList() {
  const translate = useTranslate();
  const nameOf = useSessionName();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const kind = ({ sessionType }: AdminSession) => translate(`session.type.${sessionType}`);
  const count = ({ memberCount }: AdminSession) =>
    translate('session.count', { smart_count: memberCount });
  return (
    <List
      filters={filters}
      actions={<SessionListActions />}
      exporter={false}
      empty={empty}
      error={<FailedList />}
      sort={{ field: 'sessionName', order: 'ASC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<AdminSession>
          primaryText={nameOf}
          secondaryText={(one) => `${kind(one)} · ${count(one)}`}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <LinkField<AdminSession> source="sessionName" to="edit" render={nameOf} />
          <FunctionField<AdminSession> source="sessionType" render={kind} />
          <FunctionField<AdminSession> source="memberCount" render={count} />
          <BooleanField source="live" sortable={false} />
          <LocalDate source="createdAt" />
        </Datagrid>
      )}
    </List>
  );
}
