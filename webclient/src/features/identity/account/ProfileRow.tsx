import type { ShownUserProfile } from '@foyer/contracts/identity';
import { useTranslation } from 'react-i18next';

import { Portrait } from '#app/Portrait.js';
import { Button } from '#design/Button.js';
import list from './List.module.css';

/** One additional profile. */
export function ProfileRow({ profile, onEdit }: { profile: ShownUserProfile; onEdit: () => void }) {
  const { t } = useTranslation();
  const name = `${profile.firstName} ${profile.lastName}`;
  const details = [name, profile.companyRole, profile.company].filter(Boolean).join(' · ');
  return (
    <li className={list.row}>
      <Portrait name={name} avatarDocumentId={profile.avatarDocumentId} />
      <div className={list.text}>
        <p className={list.name}>{profile.profileName}</p>
        <p className={list.details}>{details}</p>
      </div>
      <Button
        size="small"
        aria-label={t('account.profiles.editName', { name: profile.profileName })}
        onClick={onEdit}
      >
        {t('account.profiles.edit')}
      </Button>
    </li>
  );
}
