import type { AdminDevice } from '@foyer/contracts/devices';
import { IpAddress, Port, TerminalProtocol } from '@foyer/contracts/payments';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useRule } from '../layout/useRule.js';

const protocols = TerminalProtocol.options.map((id) => ({
  id,
  name: `device.terminal.protocol.${id}`,
}));

/** The address of a device's payment terminal, and the time when its day is closed. */
export function DeviceTerminalInputs() {
  const fits = useRule();
  const address: unknown = useWatch({ name: 'paymentTerminal' });
  const used: unknown = useWatch({ name: 'paymentTerminalActivate' });
  const device = useRecordContext<AdminDevice>();
  const given =
    typeof address === 'object' && address !== null && Object.values(address).some(Boolean);
  // An address that was saved can be changed, but not taken back; in parts it would be of no use.
  const needed = given || used === true || device?.paymentTerminal ? [required()] : [];
  const port = [...needed, fits(Port, 'INVALID')];
  return (
    <>
      <BooleanInput source="paymentTerminalActivate" helperText={false} />
      <SelectInput
        source="paymentTerminal.protocol"
        choices={protocols}
        emptyText="device.terminal.protocol.agent"
        helperText="device.terminal.protocolHint"
      />
      <TextInput
        source="paymentTerminal.ip"
        validate={[...needed, fits(IpAddress, 'INVALID')]}
        helperText={false}
      />
      <NumberInput
        source="paymentTerminal.port_send"
        validate={port}
        helperText="device.terminal.sendHint"
      />
      <NumberInput
        source="paymentTerminal.port_receive"
        validate={port}
        helperText="device.terminal.receiveHint"
      />
      <NumberInput
        source="paymentTerminal.my_port"
        validate={port}
        helperText="device.terminal.myHint"
      />
      <TextInput
        source="paymentTerminal.reconciliationTime"
        type="time"
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="device.terminal.timeHint"
      />
    </>
  );
}
