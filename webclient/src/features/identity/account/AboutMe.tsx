import { accountRoutes, type Profile } from '@foyer/contracts/identity';
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
import { ProfileChanged } from './ProfileChanged.js';
import { useOwnConflict } from './useOwnConflict.js';
import { useSaving } from './useSaving.js';

interface Draft {
  readonly description: string;
  readonly revision?: number;
}

/** Edits the member's description of themselves. */
export function AboutMe() {
  const { t } = useTranslation();
  const { profile, changeProfile } = useStaff();
  const saved = profile.description ?? '';
  // The revision stays the one at which the text was begun, while other forms are saved.
  const draft = useDraft<Draft>('personal/about', { description: saved });
  const { description, revision = profile.revision } = draft.value;
  const saving = useSaving();
  const { conflict, close, compared } = useOwnConflict();
  const change = (text: string) =>
    text === saved ? draft.drop() : draft.change({ description: text, revision });
  const save = (over: number) =>
    saving.save(
      () =>
        compared(async () => {
          const body = { description: description.trim(), revision: over };
          changeProfile(await api.call(accountRoutes.updateMyAccountDescription, { body }));
          draft.drop();
        }),
      { done: successTexts.MAIN_ACCOUNT_UPDATED, failed: failureTexts.UPDATE_PROFILE },
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save(revision);
  };
  const take = (theirs: Profile) => {
    changeProfile(theirs);
    draft.drop();
    saving.clear();
    close();
  };
  return (
    <Section title={t('account.about.title')} lead={t('account.about.lead')}>
      <form className={form.form} onSubmit={submit}>
        <FormProblem text={saving.problem} />
        <TextArea
          label={t('account.about.label')}
          name="description"
          value={description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => change(event.target.value)}
        />
        <div className={form.actions}>
          <Button
            type="submit"
            kind="primary"
            busy={saving.busy}
            disabled={description.trim() === saved}
          >
            {t('account.save')}
          </Button>
        </div>
      </form>
      {conflict && (
        <ProfileChanged
          rows={[
            {
              name: 'description',
              label: t('account.about.title'),
              mine: description,
              theirs: conflict.theirs.description ?? '',
            },
          ]}
          onKeep={() => void save(conflict.theirs.revision)}
          onTake={() => take(conflict.theirs)}
          onClose={close}
        />
      )}
    </Section>
  );
}
