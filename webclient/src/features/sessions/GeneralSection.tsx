import { sessionChangeRoutes, type Session } from '@foyer/contracts/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Field } from '#design/Field.js';
import { TextArea } from '#design/TextArea.js';
import { toast } from '#design/toasts.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';

interface GeneralSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
type Kind = 'public' | 'private';
const kinds: readonly Kind[] = ['public', 'private'];

/** Name, kind and purpose of a session, and its link. */
export function GeneralSection({ session, onChanged }: GeneralSectionProps) {
  const { t } = useTranslation();
  const { _id: sessionId, conferenceLink } = session;
  const [sessionName, setName] = useState(session.sessionName);
  const savedKind = session.sessionType === 'public' ? 'public' : 'private';
  const [kind, setKind] = useState<Kind>(savedKind);
  const [description, setDescription] = useState(session.description);
  const isChanged =
    sessionName !== session.sessionName ||
    kind !== savedKind ||
    description !== session.description;
  const save = async () => {
    const general = { sessionId, sessionName, sessionType: kind };
    await api.call(sessionChangeRoutes.updateGeneral, { body: general });
    onChanged(await api.call(sessionChangeRoutes.updateInfo, { body: { sessionId, description } }));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(conferenceLink, location.origin).href);
    toast(t('sessions.copied'), 'good');
  };
  return (
    <SettingsForm title={t('sessions.general')} isChanged={isChanged} save={save}>
      <Field
        label={t('sessions.name')}
        value={sessionName}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      <Choice
        label={t('sessions.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, text: t(`sessions.type.${value}`) }))}
        onChange={setKind}
      />
      <TextArea
        label={t('sessions.description')}
        value={description}
        maxLength={5000}
        onChange={(event) => setDescription(event.target.value)}
      />
      <p className={styles.facts}>
        {t('sessions.link')}: {conferenceLink}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('sessions.copy')}</Button>
      </div>
    </SettingsForm>
  );
}
