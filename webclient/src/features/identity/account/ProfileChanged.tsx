import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { profileText, type ProfileConflict } from './profile-text.js';

/** Says what was saved elsewhere since a profile was opened, and asks what shall hold. */
export function ProfileChanged(props: {
  conflict: ProfileConflict;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { theirs, names } = props.conflict;
  const text = profileText(theirs);
  const labelOf = (name: (typeof names)[number]) =>
    t(name === 'description' ? 'account.about.title' : `account.personal.${name}`);
  return (
    <Dialog
      title={t('account.profiles.changed.title')}
      onClose={props.onClose}
      actions={
        <>
          <Button kind="primary" onClick={props.onKeep}>
            {t('account.profiles.changed.keep')}
          </Button>
          <Button onClick={props.onTake}>{t('account.profiles.changed.take')}</Button>
          <Button onClick={props.onClose}>{t('account.profiles.changed.back')}</Button>
        </>
      }
    >
      <p>{t('account.profiles.changed.text')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {labelOf(name)}: <strong>{text[name] || '–'}</strong>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
