import { accountRoutes } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Choice } from '#design/Choice.js';
import { FormProblem } from '#design/FormProblem.js';
import { chooseLanguage } from '#i18n/i18n.js';
import form from './AccountForm.module.css';
import { useDraft } from './drafts/useDraft.js';
import { NotificationChoice } from './NotificationChoice.js';
import { RingVolume } from './RingVolume.js';
import { Section } from '#design/Section.js';
import { useSaving } from './useSaving.js';

const languages = [
  { value: 'de', text: 'Deutsch' },
  { value: 'en', text: 'English' },
] as const;
const themes = ['system', 'light', 'dark'] as const;

/** How the product is to speak, look and sound. */
export function PreferencesTab() {
  const { t } = useTranslation();
  const { preference, changePreference } = useStaff();
  const { value: wanted, change, drop } = useDraft('preferences', preference);
  const saving = useSaving();
  usePageTitle(t('account.tab.preferences'));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await saving.save(
      async () => {
        const saved = await api.call(accountRoutes.savePreference, { body: wanted });
        // Before it is said that it is saved, so that it is said in the language that was chosen.
        await chooseLanguage(saved.language);
        changePreference(saved);
        drop();
      },
      { done: successTexts.SETTINGS_UPDATED, failed: failureTexts.USER_UPDATE },
    );
  };
  return (
    <Section title={t('account.preference.title')} lead={t('account.preference.lead')}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <FormProblem text={saving.problem} />
        <Choice
          label={t('app.language')}
          value={wanted.language}
          options={languages}
          onChange={(language) => change({ ...wanted, language })}
        />
        <Choice
          label={t('account.preference.theme')}
          value={wanted.theme}
          options={themes.map((value) => ({ value, text: t(`account.preference.is.${value}`) }))}
          onChange={(theme) => change({ ...wanted, theme })}
        />
        <RingVolume
          value={wanted.ringVolume}
          onChange={(ringVolume) => change({ ...wanted, ringVolume })}
        />
        <NotificationChoice
          value={wanted.notifications}
          onChange={(notifications) => change({ ...wanted, notifications })}
        />
        <div className={form.actions}>
          <Button type="submit" kind="primary" busy={saving.busy}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
