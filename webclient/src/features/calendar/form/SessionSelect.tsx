import { sessionRoutes } from '@foyer/contracts/sessions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useLoaded } from '#app/useLoaded.js';
import { Select } from '#design/Select.js';

interface SessionSelectProps {
  readonly value: string;
  readonly onChange: (sessionId: string) => void;
}

/** Chooses one of the member's sessions for a meeting; not drawn if there are none. */
export function SessionSelect({ value, onChange }: SessionSelectProps) {
  const { t } = useTranslation();
  const { value: sessions } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.call(sessionRoutes.listSessions, { query: { page: 1, limit: 999 }, signal }),
      [],
    ),
  );
  if (!sessions || sessions.docs.length === 0) return null;
  return (
    <Select
      label={t('calendar.form.session')}
      value={value}
      options={[
        { value: '', text: t('calendar.form.noSession') },
        ...sessions.docs.map(({ _id, sessionName }) => ({ value: _id, text: sessionName })),
      ]}
      onChange={onChange}
    />
  );
}
