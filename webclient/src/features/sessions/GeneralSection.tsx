import { sessionChangeRoutes, type Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { Field } from '#design/Field.js';
import { TextArea } from '#design/TextArea.js';
import { toast } from '#design/toasts.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';
import { useSessionForm } from './useSessionForm.js';

interface GeneralSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
type Kind = 'public' | 'private';
const kinds: readonly Kind[] = ['public', 'private'];
const shownOf = ({ sessionName, sessionType, description }: Session) => ({
  sessionName,
  sessionType: sessionType === 'public' ? ('public' as const) : ('private' as const),
  description,
});

/** Name, kind and purpose of a session, and its link. */
export function GeneralSection({ session, onChanged }: GeneralSectionProps) {
  const { t } = useTranslation();
  const { conferenceLink } = session;
  const { values, isChanged, change, save, theirs } = useSessionForm({
    session,
    onChanged,
    valuesOf: shownOf,
    send: async ({ description, ...general }, over) => {
      let saved: Session | undefined;
      if (Object.keys(general).length > 0) {
        const body = { ...general, ...over };
        saved = await api.call(sessionChangeRoutes.updateGeneral, { body });
      }
      if (description === undefined) return saved;
      return api.call(sessionChangeRoutes.updateInfo, { body: { description, ...over } });
    },
  });
  const { sessionName, sessionType, description } = values;
  const inWords = {
    sessionName: [t('sessions.name'), theirs.values.sessionName],
    sessionType: [t('sessions.kind'), t(`sessions.type.${theirs.values.sessionType}`)],
    description: [t('sessions.description'), theirs.values.description],
  } as const;
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(conferenceLink, location.origin).href);
    toast(t('sessions.copied'), 'good');
  };
  return (
    <SettingsForm
      title={t('sessions.general')}
      isChanged={isChanged}
      save={save}
      theirs={theirs.names.map((name) => inWords[name])}
    >
      <Field
        label={t('sessions.name')}
        value={sessionName}
        maxLength={80}
        onChange={(event) => change({ sessionName: event.target.value })}
      />
      <Choice
        label={t('sessions.kind')}
        value={sessionType}
        options={kinds.map((value) => ({ value, text: t(`sessions.type.${value}`) }))}
        onChange={(kind) => change({ sessionType: kind })}
      />
      <TextArea
        label={t('sessions.description')}
        value={description}
        maxLength={5000}
        onChange={(event) => change({ description: event.target.value })}
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
