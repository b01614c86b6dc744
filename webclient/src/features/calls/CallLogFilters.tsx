import type { CallKind, CallLogKind } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { Select } from '#design/Select.js';
import styles from './CallLogPage.module.css';

/** Which lines of the log are shown; empty where all are. */
export interface CallLogFilter {
  readonly kind: CallLogKind | '';
  readonly type: CallKind | '';
}

export const noFilter: CallLogFilter = { kind: '', type: '' };

export const KINDS = [
  'Missed',
  'Incoming',
  'Joined',
  'Outgoing',
  'Self Joined',
  'Rejected',
] as const;
export const TYPES = ['queue', 'session', 'meeting', 'device', 'direct'] as const;

export function CallLogFilters({
  filter: { kind, type },
  onChange,
}: {
  filter: CallLogFilter;
  onChange: (changes: Partial<CallLogFilter>) => void;
}) {
  const { t } = useTranslation();
  const all = { value: '', text: t('calls.log.all') } as const;
  return (
    <div className={styles.filters} role="search" aria-label={t('calls.log.filter')}>
      <Select<CallLogKind | ''>
        label={t('calls.log.kind')}
        value={kind}
        options={[all, ...KINDS.map((value) => ({ value, text: t(`calls.log.is.${value}`) }))]}
        onChange={(value) => onChange({ kind: value })}
      />
      <Select<CallKind | ''>
        label={t('calls.log.type')}
        value={type}
        options={[all, ...TYPES.map((value) => ({ value, text: t(`calls.log.from.${value}`) }))]}
        onChange={(value) => onChange({ type: value })}
      />
    </div>
  );
}
