import { sessionRoutes } from '@foyer/contracts/sessions';
import { validationTexts } from '@foyer/contracts/validation';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

type Kind = 'public' | 'private';
const kinds: readonly Kind[] = ['private', 'public'];

/** Makes a session and opens it; one of that name that is there already is opened as well. */
export function NewSession({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const says = useTexts();
  const navigate = useNavigate();
  const form = useId();
  const [_id] = useState(() => newId());
  const [sessionName, setName] = useState('');
  const [sessionType, setType] = useState<Kind>('private');
  const [pin, setPin] = useState('');
  const [tries, setTries] = useState(0);
  const { act, busy, problem } = useAct();
  const pinWrong = pin !== '' && !/^\d{4}$/.test(pin);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (sessionName.trim() === '' || pinWrong) return;
    const body = { _id, sessionName, sessionType, members: [], ...(pin !== '' && { pin }) };
    await act(async () => {
      const session = await api.call(sessionRoutes.createSession, { body });
      if (session._id === _id) toast(t('sessions.created'), 'good');
      else toast(t('sessions.exists'));
      const isIn = session.ownRole !== null;
      await navigate(isIn ? `/sessions/${session._id}` : `/live-session/${session._id}/`);
    });
  };
  return (
    <FormDialog
      title={t('sessions.new')}
      onClose={onClose}
      isTyped={sessionName !== '' || pin !== ''}
      attempt={`${tries} ${problem}`}
      actions={(leave) => (
        <>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t('sessions.create')}
          </Button>
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormProblem text={problem} />
        <Field
          label={t('sessions.name')}
          value={sessionName}
          maxLength={80}
          problem={tries > 0 && sessionName.trim() === '' ? says(validationTexts.BLANK) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Choice
          label={t('sessions.kind')}
          value={sessionType}
          options={kinds.map((value) => ({ value, text: t(`sessions.type.${value}`) }))}
          onChange={setType}
        />
        <p className={styles.facts}>{t(`sessions.typeHint.${sessionType}`)}</p>
        <Field
          label={t('sessions.pin')}
          hint={t('sessions.pinHint')}
          value={pin}
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          problem={tries > 0 && pinWrong ? says(validationTexts.SHORT_PIN_INVALID) : undefined}
          onChange={(event) => setPin(event.target.value)}
        />
      </form>
    </FormDialog>
  );
}
