import type { AdminDevice } from '@foyer/contracts/devices';
import {
  AutocompleteInput,
  CreateButton,
  FilterButton,
  FunctionField,
  ReferenceInput,
  SelectInput,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin';

import { ResourceList } from '../layout/ResourceList.js';
import { LinkField } from '../layout/LinkField.js';
import { DeviceBulkActions } from './DeviceBulkActions.js';
import { LastSeen, LiveDisk, LiveState, LiveText, LiveUptime } from './LiveCells.js';
import { LiveDevicesProvider } from './LiveDevicesProvider.js';

const byText = (q: string) => ({ q });

const filters = [
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

/** All devices, and how each of them is now. */
export function DeviceList() {
  const translate = useTranslate();
  return (
    <LiveDevicesProvider>
      <ResourceList<AdminDevice>
        texts="device"
        sort={['name', 'ASC']}
        filters={filters}
        first={<CreateButton variant="contained" label="device.add" />}
        actions={actions}
        bulkActions={<DeviceBulkActions />}
        narrow={{
          below: 'md',
          primaryText: ({ name }) => name,
          secondaryText: ({ queueName }) => queueName ?? translate('device.noPortal'),
          tertiaryText: (device) => <LiveState device={device} />,
        }}
      >
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
      </ResourceList>
    </LiveDevicesProvider>
  );
}
