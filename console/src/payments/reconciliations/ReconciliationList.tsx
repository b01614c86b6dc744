import { permits, type MemberRole } from '@foyer/contracts/identity';
import { ReconciliationStatus, type Reconciliation } from '@foyer/contracts/payments';
import {
  CreateButton,
  DateTimeInput,
  FilterButton,
  FunctionField,
  NumberField,
  SelectInput,
  TopToolbar,
  useLocaleState,
  usePermissions,
  useTranslate,
} from 'react-admin';

import { LinkField } from '#layout/LinkField.js';
import { LocalDate } from '#layout/LocalDate.js';
import { ResourceList } from '#layout/ResourceList.js';
import { formatExactMoment } from '#i18n/format.js';
import { momentOf } from '#layout/today.js';
import { TerminalInput } from '../transactions/transactionFilters.js';
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
  <DateTimeInput key={source} source={source} parse={momentOf} />
));

/** Closings of terminals' days, newest first. */
export function ReconciliationList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { permissions: role } = usePermissions<MemberRole>();
  const mayRun = role !== undefined && permits('payments.manage', role);
  const run = mayRun ? <CreateButton label="reconciliation.run" /> : null;
  const by = ({ trigger, startedByName }: Record) =>
    trigger === 'schedule' ? translate('reconciliation.schedule') : (startedByName ?? '–');
  return (
    <ResourceList<Record>
      texts="reconciliation"
      sort={['startedAt', 'DESC']}
      filters={{ all: mayRun ? [status, device, ...times] : [status, ...times] }}
      first={run}
      actions={
        <TopToolbar>
          {' '}
          <FilterButton /> {run}{' '}
        </TopToolbar>
      }
      rowClick="show"
      narrow={{
        below: 'md',
        primaryText: ({ deviceName }) => deviceName,
        secondaryText: ({ startedAt }) => formatExactMoment(startedAt, locale),
        tertiaryText: (one) => <ReconciliationState status={one.status} />,
      }}
    >
      <LocalDate source="startedAt" showTime />
      <LinkField<Record> source="deviceName" to="show" render={({ deviceName }) => deviceName} />
      <FunctionField<Record>
        source="status"
        render={(one) => <ReconciliationState status={one.status} />}
      />
      <NumberField source="openDifferences" />
      <FunctionField<Record> source="startedByName" sortable={false} render={by} />
    </ResourceList>
  );
}
