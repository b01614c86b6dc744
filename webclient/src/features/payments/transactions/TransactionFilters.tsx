import type { PaymentTerminal, Transaction } from '@foyer/contracts/payments';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { Select } from '#design/Select.js';
import { isNarrowed, noFilters, reversals, statuses, type Filters } from './filters.js';
import styles from './TransactionsPage.module.css';

interface TransactionFiltersProps {
  readonly filters: Filters;
  readonly terminals: readonly PaymentTerminal[];
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Narrows the list of payments. */
export function TransactionFilters({ filters, terminals, onChange }: TransactionFiltersProps) {
  const { t } = useTranslation();
  const devices = terminals.map(({ deviceId, deviceName }) => ({
    value: deviceId,
    text: deviceName,
  }));
  return (
    <form className={styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t('payments.search')}
        type="search"
        maxLength={100}
        value={filters.q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <Select<Transaction['status'] | ''>
        label={t('payments.state')}
        value={filters.status}
        options={[
          { value: '', text: t('payments.allStates') },
          ...statuses.map((value) => ({ value, text: t(`payments.status.${value}`) })),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <Select<Transaction['reverseStatus'] | ''>
        label={t('payments.reversals')}
        value={filters.reverseStatus}
        options={[
          { value: '', text: t('payments.allReversals') },
          ...reversals.map((value) => ({ value, text: t(`payments.reverseStatus.${value}`) })),
        ]}
        onChange={(reverseStatus) => onChange({ reverseStatus })}
      />
      {devices.length > 0 && (
        <Select
          label={t('payments.device')}
          value={filters.deviceId}
          options={[{ value: '', text: t('payments.allDevices') }, ...devices]}
          onChange={(deviceId) => onChange({ deviceId })}
        />
      )}
      <Field
        label={t('payments.from')}
        type="date"
        max={filters.to}
        value={filters.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <Field
        label={t('payments.to')}
        type="date"
        min={filters.from}
        value={filters.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {isNarrowed(filters) && (
        <Button onClick={() => onChange(noFilters)}>{t('payments.reset')}</Button>
      )}
    </form>
  );
}
