import { permits, type MemberRole } from '@foyer/contracts/identity';
import { ReconciliationStatus, type Reconciliation } from '@foyer/contracts/payments';
import ReconciliationIcon from '@mui/icons-material/BalanceOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  Datagrid,
  DateTimeInput,
  FilterButton,
  FunctionField,
  List,
  NumberField,
  SelectInput,
  SimpleList,
  TopToolbar,
  useLocaleState,
  usePermissions,
  useTranslate,
} from 'react-admin';

import { EmptyState } from '../layout/EmptyState.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { LocalDate } from '../layout/LocalDate.js';
import { formatExactMoment } from '../i18n/format.js';
import { TerminalInput, toIso } from '../transactions/transactionFilters.js';
import { ReconciliationState } from './ReconciliationState.js';

type Record = Reconciliation & { readonly id: string };

const status = (
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={ReconciliationStatus.options.map((id) => ({
      id,
      name: `reconciliation.status.${id}`,
    }))}
  />
);
const device = <TerminalInput key="deviceId" source="deviceId" />;
const times = ['from', 'to'].map((source) => (
  <DateTimeInput key={source} source={source} parse={toIso} />
));

/** Closings of terminals' days, newest first. */
export function ReconciliationList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { permissions: role } = usePermissions<MemberRole>();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const mayRun = role !== undefined && permits('payments.manage', role);
  const run = mayRun ? <CreateButton label="reconciliation.run" /> : null;
  const by = ({ trigger, startedByName }: Record) =>
    trigger === 'schedule' ? translate('reconciliation.schedule') : (startedByName ?? '–');
  return (
    <List
      filters={mayRun ? [status, device, ...times] : [status, ...times]}
      actions={
        <TopToolbar>
          <FilterButton />
          {run}
        </TopToolbar>
      }
      empty={
        <EmptyState
          icon={<ReconciliationIcon />}
          title="reconciliation.empty"
          hint="reconciliation.emptyHint"
        >
          {run}
        </EmptyState>
      }
      error={<FailedList />}
      exporter={false}
      sort={{ field: 'startedAt', order: 'DESC' }}
      perPage={25}
    >
      {narrow ? (
        <SimpleList<Record>
          primaryText={({ deviceName }) => deviceName}
          secondaryText={({ startedAt }) => formatExactMoment(startedAt, locale)}
          tertiaryText={(one) => <ReconciliationState status={one.status} />}
          rowClick="show"
        />
      ) : (
        <Datagrid rowClick="show" bulkActionButtons={false}>
          <LocalDate source="startedAt" showTime />
          <LinkField<Record>
            source="deviceName"
            to="show"
            render={({ deviceName }) => deviceName}
          />
          <FunctionField<Record>
            source="status"
            render={(one) => <ReconciliationState status={one.status} />}
          />
          <NumberField source="openDifferences" />
          <FunctionField<Record> source="startedByName" sortable={false} render={by} />
        </Datagrid>
      )}
    </List>
  );
}
