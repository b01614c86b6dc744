import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import styles from './ProfileChanged.module.css';
import { profileText, type ProfileConflict } from './profile-text.js';

/** Shows both versions of the fields that were saved elsewhere meanwhile, and asks for one. */
export function ProfileChanged(props: {
  conflict: ProfileConflict;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { theirs, mine, names } = props.conflict;
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
      <table className={styles.versions}>
        <thead>
          <tr>
            {(['field', 'mine', 'theirs'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`account.profiles.changed.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              <td>{mine[name] || '–'}</td>
              <td>{text[name] || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
