import { sessionChangeRoutes, type InCallRole, type Session } from '@foyer/contracts/sessions';
import { isSameValue } from '@foyer/contracts/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Select } from '#design/Select.js';
import { ALL_ROLES, QUALITIES } from './roles.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';

interface MediaSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
const rights = ['cameraRoles', 'microphoneRoles', 'screenShareRoles'] as const;

/** Sets who may be seen and heard in a session, and in which quality. */
export function MediaSection({ session, onChanged }: MediaSectionProps) {
  const { t } = useTranslation();
  const { _id: sessionId } = session;
  const [quality, setQuality] = useState(session.quality);
  const [startMuted, setMuted] = useState(session.startMuted);
  const savedRoles = {
    cameraRoles: session.cameraRoles,
    microphoneRoles: session.microphoneRoles,
    screenShareRoles: session.screenShareRoles,
  };
  const [roles, setRoles] = useState(savedRoles);
  const isChanged =
    quality !== session.quality ||
    startMuted !== session.startMuted ||
    !isSameValue(roles, savedRoles);
  const toggle = (right: (typeof rights)[number], role: InCallRole) => {
    const chosen = roles[right];
    const next = chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role];
    setRoles({ ...roles, [right]: ALL_ROLES.filter((one) => next.includes(one)) });
  };
  const save = async () => {
    const { cameraRoles, screenShareRoles, microphoneRoles } = roles;
    await api.call(sessionChangeRoutes.updateVideoSettings, {
      body: { sessionId, cameraRoles, screenShareRoles, quality },
    });
    const audio = { sessionId, microphoneRoles, startMuted };
    onChanged(await api.call(sessionChangeRoutes.updateAudioSettings, { body: audio }));
  };
  return (
    <SettingsForm title={t('sessions.media')} isChanged={isChanged} save={save}>
      {rights.map((right) => (
        <fieldset key={right} className={styles.checks}>
          <legend>{t(`sessions.${right}`)}</legend>
          {ALL_ROLES.map((role) => (
            <label key={role} className={styles.check}>
              <input
                type="checkbox"
                checked={roles[right].includes(role)}
                onChange={() => toggle(right, role)}
              />
              {t(`sessions.role.${role}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <Select
        label={t('sessions.quality')}
        value={quality}
        options={QUALITIES.map((value) => ({ value, text: value }))}
        onChange={setQuality}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={startMuted}
          onChange={(event) => setMuted(event.target.checked)}
        />
        {t('sessions.startMuted')}
      </label>
    </SettingsForm>
  );
}
