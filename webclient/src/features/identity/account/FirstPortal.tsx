import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Select } from '#design/Select.js';
import { portalQueries } from '#features/portals/portal-queries.js';

const ALL = '';

/** The portal whose line the desk shows first. */
export function FirstPortal(props: {
  readonly value: string | null;
  readonly onChange: (queueId: string | null) => void;
}) {
  const { t } = useTranslation();
  const { data: portals, error } = useQuery(portalQueries.own());
  const isGone = portals && !portals.some(({ _id }) => _id === props.value);
  return (
    <Select
      label={t('account.calls.portal')}
      value={isGone ? ALL : (props.value ?? ALL)}
      options={[
        { value: ALL, text: t('account.calls.allPortals') },
        ...(portals ?? []).map(({ _id, name }) => ({ value: _id, text: name })),
      ]}
      hint={error === null ? t('account.calls.portalHint') : t('account.calls.portalsFailed')}
      onChange={(queueId) => props.onChange(queueId === ALL ? null : queueId)}
    />
  );
}
