import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Select } from '#design/Select.js';
import { sessionQueries } from '../../sessions/session-queries.js';

interface SessionSelectProps {
  readonly value: string;
  readonly onChange: (sessionId: string) => void;
}

/** Chooses one of the member's sessions for a meeting; not drawn if there are none. */
export function SessionSelect({ value, onChange }: SessionSelectProps) {
  const { t } = useTranslation();
  const { data: sessions } = useQuery(sessionQueries.list('own'));
  if (!sessions || sessions.length === 0) return null;
  return (
    <Select
      label={t('calendar.form.session')}
      value={value}
      options={[
        { value: '', text: t('calendar.form.noSession') },
        ...sessions.map(({ _id, sessionName }) => ({ value: _id, text: sessionName })),
      ]}
      onChange={onChange}
    />
  );
}
