import { accountRoutes, identityRoutes, type Profile } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import form from './AccountForm.module.css';
import { DESCRIPTION_MAX } from './description-max.js';
import { Section } from '#design/Section.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { SaveOwn } from './SaveOwn.js';
import { useOwnForm } from './useOwnForm.js';

const shownOf = (profile: Profile) => ({
  values: { description: profile.description ?? '' },
  revision: profile.revision,
});

/** Edits the member's description of themselves. */
export function AboutMe() {
  const { t } = useTranslation();
  const { profile, changeProfile } = useStaff();
  const { values, change, saving, save, conflict } = useOwnForm({
    draft: 'personal/about',
    saved: profile,
    shownOf,
    send: ({ description = '' }, revision) =>
      api.call(accountRoutes.updateMyAccountDescription, {
        body: { description: description.trim(), revision },
      }),
    read: () => api.call(identityRoutes.getProfile, {}),
    show: changeProfile,
    words: { done: successTexts.MAIN_ACCOUNT_UPDATED, failed: failureTexts.UPDATE_PROFILE },
  });
  const { description } = values;
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, saving.problem);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title={t('account.about.title')} lead={t('account.about.lead')}>
      <form ref={element} className={form.form} onSubmit={submit}>
        <FormProblem text={saving.problem} />
        <TextArea
          label={t('account.about.label')}
          name="description"
          value={description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => change({ description: event.target.value })}
        />
        <div className={form.actions}>
          <SaveOwn
            busy={saving.busy}
            isChanged={description.trim() !== (profile.description ?? '')}
          />
        </div>
      </form>
      {conflict && (
        <ChangedElsewhere
          thing="about"
          conflict={conflict}
          labelOf={() => t('account.about.title')}
        />
      )}
    </Section>
  );
}
