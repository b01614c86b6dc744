import { Currency, ReverseStatus, TransactionStatus } from '@foyer/contracts/payments';
import { DateTimeInput, SearchInput, SelectInput, type SelectInputProps } from 'react-admin';

import { momentOf } from '#layout/today.js';
import { useTerminals } from './useTerminals.js';

/** Choice of a device with a terminal. */
export function TerminalInput(props: SelectInputProps) {
  const { data = [], isLoading } = useTerminals();
  return (
    <SelectInput
      {...props}
      isLoading={isLoading}
      choices={data.map(({ deviceId: id, deviceName: name }) => ({ id, name }))}
      translateChoice={false}
    />
  );
}

/** By what payments are found. */
export const transactionFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TerminalInput key="deviceId" source="deviceId" />,
  <SelectInput
    key="status"
    source="status"
    choices={TransactionStatus.options.map((id) => ({ id, name: `payment.status.${id}` }))}
  />,
  <SelectInput
    key="reverseStatus"
    source="reverseStatus"
    choices={ReverseStatus.options.map((id) => ({ id, name: `payment.reversal.${id}` }))}
  />,
  <SelectInput
    key="currency"
    source="currency"
    choices={Currency.options.map((id) => ({ id, name: id }))}
    translateChoice={false}
  />,
  <DateTimeInput key="from" source="from" parse={momentOf} />,
  <DateTimeInput key="to" source="to" parse={momentOf} />,
];
