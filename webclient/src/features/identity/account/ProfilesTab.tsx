import type { ShownUserProfile } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Unanswered } from '#app/queries/Unanswered.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { accountQueries } from './account-queries.js';
import form from './AccountForm.module.css';
import { ProfileDialog } from './ProfileDialog.js';
import { ProfileRow } from './ProfileRow.js';
import list from './List.module.css';
import { Section } from '#design/Section.js';

/** Stands for the id of a profile that is not there yet. */
const NEW = 'new';

const own = accountQueries.profiles();

/** Other names and roles under which one answers. */
export function ProfilesTab() {
  const { t } = useTranslation();
  const says = useTexts();
  const queries = useQueryClient();
  const loaded = useQuery(own);
  const { data: profiles } = loaded;
  const [edited, setEdited] = useState<string | null>(null);
  usePageTitle(t('account.tab.profiles'));

  const take = (saved: ShownUserProfile) => {
    const others = profiles ?? [];
    const known = others.some(({ _id }) => _id === saved._id);
    queries.setQueryData(
      own.queryKey,
      known ? others.map((each) => (each._id === saved._id ? saved : each)) : [...others, saved],
    );
  };
  return (
    <Section title={t('account.profiles.title')} lead={t('account.profiles.lead')}>
      <Unanswered query={loaded} failed={says(failureTexts.FETCH_PROFILES)} height="4.5rem" />
      {profiles?.length === 0 && <p className={list.empty}>{t('account.profiles.empty')}</p>}
      {profiles && profiles.length > 0 && (
        <ul className={list.list}>
          {profiles.map((profile) => (
            <ProfileRow key={profile._id} profile={profile} onEdit={() => setEdited(profile._id)} />
          ))}
        </ul>
      )}
      {profiles && (
        <div className={form.actions}>
          <Button icon={<Icon name="plus" />} onClick={() => setEdited(NEW)}>
            {t('account.profiles.add')}
          </Button>
        </div>
      )}
      {edited !== null && (
        <ProfileDialog
          profile={profiles?.find(({ _id }) => _id === edited) ?? null}
          onSaved={take}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
