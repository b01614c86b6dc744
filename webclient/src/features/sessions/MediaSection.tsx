import { sessionChangeRoutes, type InCallRole, type Session } from '@foyer/contracts/sessions';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { Select } from '#design/Select.js';
import { ALL_ROLES, QUALITIES } from './roles.js';
import { SettingsForm } from './SettingsForm.js';
import styles from './SessionsPage.module.css';
import { useSessionForm } from './useSessionForm.js';

interface MediaSectionProps {
  readonly session: Session;
  readonly onChanged: (session: Session) => void;
}
const rights = ['cameraRoles', 'microphoneRoles', 'screenShareRoles'] as const;
const shownOf = ({
  cameraRoles,
  microphoneRoles,
  screenShareRoles,
  quality,
  startMuted,
}: Session) => ({ cameraRoles, microphoneRoles, screenShareRoles, quality, startMuted });

/** Sets who may be seen and heard in a session, and in which quality. */
export function MediaSection({ session, onChanged }: MediaSectionProps) {
  const { t } = useTranslation();
  const { values, isChanged, change, save, theirs } = useSessionForm({
    session,
    onChanged,
    valuesOf: shownOf,
    send: async ({ microphoneRoles, startMuted, ...video }, over) => {
      const audio = {
        ...(microphoneRoles && { microphoneRoles }),
        ...(startMuted !== undefined && { startMuted }),
      };
      let saved: Session | undefined;
      if (Object.keys(video).length > 0) {
        const body = { ...video, ...over };
        saved = await api.call(sessionChangeRoutes.updateVideoSettings, { body });
      }
      if (Object.keys(audio).length === 0) return saved;
      return api.call(sessionChangeRoutes.updateAudioSettings, { body: { ...audio, ...over } });
    },
  });
  const qualityText = (quality: Session['quality']) =>
    quality === 'Low' ? t('sessions.qualityLow') : quality;
  const inWords = (name: keyof typeof values): string => {
    if (name === 'quality') return qualityText(theirs.values.quality);
    if (name === 'startMuted') return t(`sessions.is.${theirs.values.startMuted ? 'on' : 'off'}`);
    return theirs.values[name].map((role) => t(`sessions.role.${role}`)).join(', ');
  };
  const toggle = (right: (typeof rights)[number], role: InCallRole) => {
    const chosen = values[right];
    const next = chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role];
    change({ [right]: ALL_ROLES.filter((one) => next.includes(one)) });
  };
  return (
    <SettingsForm
      title={t('sessions.media')}
      isChanged={isChanged}
      save={save}
      theirs={theirs.names.map((name) => [t(`sessions.${name}`), inWords(name)] as const)}
    >
      {rights.map((right) => (
        <fieldset key={right} className={styles.checks}>
          <legend>{t(`sessions.${right}`)}</legend>
          {ALL_ROLES.map((role) => (
            <label key={role} className={styles.check}>
              <input
                type="checkbox"
                checked={values[right].includes(role)}
                onChange={() => toggle(right, role)}
              />
              {t(`sessions.role.${role}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <Select
        label={t('sessions.quality')}
        value={values.quality}
        options={QUALITIES.map((value) => ({ value, text: qualityText(value) }))}
        onChange={(quality) => change({ quality })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.startMuted}
          onChange={(event) => change({ startMuted: event.target.checked })}
        />
        {t('sessions.startMuted')}
      </label>
    </SettingsForm>
  );
}
