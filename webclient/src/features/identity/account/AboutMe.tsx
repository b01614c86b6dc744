import { accountRoutes } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import form from './AccountForm.module.css';
import { DESCRIPTION_MAX } from './description-max.js';
import { useDraft } from './drafts/useDraft.js';
import { Section } from '#design/Section.js';
import { useSaving } from './useSaving.js';

/** Edits the member's description of themselves. */
export function AboutMe() {
  const { t } = useTranslation();
  const { profile, changeProfile } = useStaff();
  const draft = useDraft('personal/about', profile.description ?? '');
  const description = draft.value;
  const saving = useSaving();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await saving.save(
      async () => {
        const body = { description: description.trim() };
        const saved = await api.call(accountRoutes.updateMyAccountDescription, { body });
        changeProfile(saved);
        draft.drop();
      },
      { done: successTexts.MAIN_ACCOUNT_UPDATED, failed: failureTexts.UPDATE_PROFILE },
    );
  };
  return (
    <Section title={t('account.about.title')} lead={t('account.about.lead')}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <FormProblem text={saving.problem} />
        <TextArea
          label={t('account.about.label')}
          name="description"
          value={description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => draft.change(event.target.value)}
        />
        <div className={form.actions}>
          <Button
            type="submit"
            kind="primary"
            busy={saving.busy}
            disabled={description.trim() === (profile.description ?? '')}
          >
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
