import type { AdminDevice } from '@foyer/contracts/devices';
import DeviceIcon from '@mui/icons-material/TouchAppOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  AutocompleteInput,
  CreateButton,
  Datagrid,
  FilterButton,
  FunctionField,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { EmptyState } from '../layout/EmptyState.js';
import { FailedList } from '../layout/FailedList.js';
import { LinkField } from '../layout/LinkField.js';
import { DeviceBulkActions } from './DeviceBulkActions.js';
import { LastSeen, LiveDisk, LiveState, LiveText, LiveUptime } from './LiveCells.js';
import { LiveDevicesProvider } from './LiveDevicesProvider.js';

const byText = (q: string) => ({ q });

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="queueId" source="queueId" reference="portals">
    <AutocompleteInput
      label="resources.devices.fields.queueId"
      optionText="name"
      filterToQuery={byText}
    />
  </ReferenceInput>,
  <SelectInput
    key="deactivated"
    source="deactivated"
    choices={[
      { id: false, name: 'device.active' },
      { id: true, name: 'device.deactivated' },
    ]}
  />,
];

const actions = (
  <TopToolbar>
    <FilterButton />
    <CreateButton label="device.add" />
  </TopToolbar>
);

const empty = (
  <EmptyState icon={<DeviceIcon />} title="device.empty" hint="device.emptyHint">
    <CreateButton variant="contained" label="device.add" />
  </EmptyState>
);

/** All devices, and how each of them is now. */
export function DeviceList() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <LiveDevicesProvider>
      <List
        filters={filters}
        actions={actions}
        empty={empty}
        error={<FailedList />}
        exporter={false}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
      >
        {narrow ? (
          <SimpleList<AdminDevice>
            primaryText={({ name }) => name}
            secondaryText={({ queueName }) => queueName ?? translate('device.noPortal')}
            tertiaryText={(device) => <LiveState device={device} />}
            rowClick="edit"
          />
        ) : (
          <Datagrid rowClick="edit" bulkActionButtons={<DeviceBulkActions />}>
            <LinkField<AdminDevice> source="name" to="edit" render={({ name }) => name} />
            <FunctionField<AdminDevice>
              source="display"
              sortable={false}
              render={(device) => <LiveState device={device} />}
            />
            <TextField source="queueName" sortable={false} emptyText="–" />
            <FunctionField<AdminDevice>
              source="lastSeenAt"
              render={(device) => <LastSeen device={device} />}
            />
            <FunctionField<AdminDevice>
              source="version"
              sortable={false}
              render={(device) => <LiveText device={device} field="version" />}
            />
            <FunctionField<AdminDevice>
              source="uptime"
              sortable={false}
              textAlign="right"
              render={(device) => <LiveUptime device={device} />}
            />
            <FunctionField<AdminDevice>
              source="network"
              sortable={false}
              render={(device) => <LiveText device={device} field="network" />}
            />
            <FunctionField<AdminDevice>
              source="diskUsage"
              sortable={false}
              textAlign="right"
              render={(device) => <LiveDisk device={device} />}
            />
          </Datagrid>
        )}
      </List>
    </LiveDevicesProvider>
  );
}
