import { sessionChangeRoutes, type Session } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Choice } from '#design/Choice.js';
import { Field } from '#design/Field.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';

interface AccessSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
const modes = ['open', 'pin', 'knock'] as const;

/** How those come in who do not belong to a session. */
export function AccessSection({ session, onChanged }: AccessSectionProps) {
  const { t } = useTranslation();
  const { _id: sessionId, hasPin } = session;
  const [accessMode, setMode] = useState(session.accessMode);
  const [pin, setPin] = useState('');
  const isChanged = accessMode !== session.accessMode || pin !== '';
  const save = async () => {
    const body = { sessionId, accessMode, ...(pin !== '' && { pin }) };
    onChanged(await api.call(sessionChangeRoutes.updateAccessSettings, { body }));
    setPin('');
  };
  return (
    <SettingsForm
      title={t('sessions.access')}
      lead={t('sessions.accessLead')}
      isChanged={isChanged}
      save={save}
    >
      <Choice
        label={t('sessions.access')}
        value={accessMode}
        options={modes.map((value) => ({ value, text: t(`sessions.accessMode.${value}`) }))}
        onChange={setMode}
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
          onChange={(event) => setPin(event.target.value)}
        />
      )}
    </SettingsForm>
  );
}
