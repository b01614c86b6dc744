import { sessionChangeRoutes, type Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Choice } from '#design/Choice.js';
import { Field } from '#design/Field.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';
import { useSessionForm } from './useSessionForm.js';

interface AccessSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
const modes = ['open', 'pin', 'knock'] as const;
/** A PIN is never shown. */
const shownOf = ({ accessMode }: Session) => ({ accessMode, pin: '' });

/** How those come in who do not belong to a session. */
export function AccessSection({ session, onChanged }: AccessSectionProps) {
  const { t } = useTranslation();
  const { hasPin } = session;
  const { values, isChanged, change, save, theirs } = useSessionForm({
    session,
    onChanged,
    valuesOf: shownOf,
    send: async (changes, over) =>
      Object.keys(changes).length === 0
        ? undefined
        : api.call(sessionChangeRoutes.updateAccessSettings, { body: { ...changes, ...over } }),
  });
  const { accessMode, pin } = values;
  const newMode = t(`sessions.accessMode.${theirs.values.accessMode}`);
  return (
    <SettingsForm
      title={t('sessions.access')}
      lead={t('sessions.accessLead')}
      isChanged={isChanged}
      save={save}
      theirs={theirs.names.map(() => [t('sessions.access'), newMode] as const)}
    >
      <Choice
        label={t('sessions.access')}
        value={accessMode}
        options={modes.map((value) => ({ value, text: t(`sessions.accessMode.${value}`) }))}
        onChange={(mode) => change({ accessMode: mode })}
      />
      <p className={styles.facts}>{t(`sessions.accessHint.${accessMode}`)}</p>
      {accessMode === 'pin' && (
        <Field
          label={t('sessions.newPin')}
          {...(hasPin && { hint: t('sessions.pinSet') })}
          value={pin}
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => change({ pin: event.target.value })}
        />
      )}
    </SettingsForm>
  );
}
