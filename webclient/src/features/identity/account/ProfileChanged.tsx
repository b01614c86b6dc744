import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import styles from './ProfileChanged.module.css';

/** A field of which there are two versions. */
export interface TwoVersions {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Shows both versions of the fields that were saved elsewhere meanwhile, and asks for one. */
export function ProfileChanged(props: {
  rows: readonly TwoVersions[];
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
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
          {props.rows.map(({ name, label, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{mine || '–'}</td>
              <td>{theirs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
