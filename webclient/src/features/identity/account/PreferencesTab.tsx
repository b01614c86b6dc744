import { useRef } from 'react';
import { accountRoutes, type Preference, type ShownPreference } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { DeviceNotices } from '#features/web-push/DeviceNotices.js';
import { chooseLanguage } from '#i18n/i18n.js';
import form from './AccountForm.module.css';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { NotificationChoice } from './NotificationChoice.js';
import { RingVolume } from './RingVolume.js';
import { volumeInWords } from './volume-in-words.js';
import { Section } from '#design/Section.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { SaveOwn } from './SaveOwn.js';
import { useOwnForm } from './useOwnForm.js';

const languages = [
  { value: 'de', text: 'Deutsch' },
  { value: 'en', text: 'English' },
] as const;
const themes = ['system', 'light', 'dark'] as const;

const shownOf = ({ revision, ...values }: ShownPreference) => ({ values, revision });

/** How the product is to speak, look and sound. */
export function PreferencesTab() {
  const { t } = useTranslation();
  const { preference, changePreference } = useStaff();
  const {
    values: wanted,
    change,
    isChanged,
    saving,
    save,
    conflict,
  } = useOwnForm<Preference, ShownPreference>({
    draft: 'preferences',
    saved: preference,
    shownOf,
    send: (body, revision) =>
      api.call(accountRoutes.savePreference, { body: { ...body, revision } }),
    read: async () => (await api.call(accountRoutes.viewMySettings, {})).preference,
    show: async (saved) => {
      // Before it is said that it is saved, so that it is said in the language that was chosen.
      await chooseLanguage(saved.language);
      changePreference(saved);
    },
    words: { done: successTexts.SETTINGS_UPDATED, failed: failureTexts.USER_UPDATE },
  });
  usePageTitle(t('account.tab.preferences'));
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, saving.problem);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  const inWords = (name: keyof Preference, values: Preference) =>
    ({
      language: languages.find(({ value }) => value === values.language)?.text ?? '',
      theme: t(`account.preference.is.${values.theme}`),
      ringVolume: volumeInWords(values.ringVolume),
      notifications: t(`account.preference.notify.${values.notifications ? 'on' : 'off'}`),
    })[name];
  return (
    <>
      <Section title={t('account.preference.title')} lead={t('account.preference.lead')}>
        <form ref={element} className={form.form} onSubmit={submit}>
          <FormProblem text={saving.problem} />
          <Choice
            label={t('app.language')}
            value={wanted.language}
            options={languages}
            onChange={(language) => change({ language })}
          />
          <Choice
            label={t('account.preference.theme')}
            value={wanted.theme}
            options={themes.map((value) => ({ value, text: t(`account.preference.is.${value}`) }))}
            onChange={(theme) => change({ theme })}
          />
          <RingVolume value={wanted.ringVolume} onChange={(ringVolume) => change({ ringVolume })} />
          <NotificationChoice
            value={wanted.notifications}
            onChange={(notifications) => change({ notifications })}
          />
          <div className={form.actions}>
            <SaveOwn busy={saving.busy} isChanged={isChanged} />
          </div>
        </form>
        {conflict && (
          <ChangedElsewhere
            thing="preferences"
            conflict={conflict}
            labelOf={(name) =>
              t(name === 'language' ? 'app.language' : `account.preference.${name}`)
            }
            inWords={inWords}
          />
        )}
      </Section>
      <DeviceNotices />
    </>
  );
}
