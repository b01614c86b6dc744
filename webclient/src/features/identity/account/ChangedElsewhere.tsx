import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import styles from './ChangedElsewhere.module.css';

/** The fields of which there are two versions, and the ways on. */
export interface TwoVersions<Values> {
  readonly names: readonly (keyof Values & string)[];
  readonly mine: Values;
  readonly theirs: Values;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

interface ChangedElsewhereProps<Values> {
  readonly thing: OwnThing;
  readonly conflict: TwoVersions<Values>;
  readonly labelOf: (name: keyof Values & string) => string;
  /** A value as its form shows it; by default texts as they are. */
  readonly inWords?: (name: keyof Values & string, values: Values) => string;
}

/** The forms of the account, each named by what it edits. */
export type OwnThing = 'personal' | 'about' | 'preferences' | 'calls' | 'hours' | 'profile';

/** Shows both versions of the fields that were saved elsewhere meanwhile, and asks for one. */
export function ChangedElsewhere<Values>(props: ChangedElsewhereProps<Values>) {
  const { t } = useTranslation();
  const {
    thing,
    conflict,
    labelOf,
    inWords = (name, values) => String(values[name] ?? ''),
  } = props;
  const { names, mine, theirs, onKeep, onTake, onClose } = conflict;
  return (
    <Dialog
      title={t('account.changed.title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onKeep}>
            {t('account.changed.keep')}
          </Button>
          <Button onClick={onTake}>{t('account.changed.take')}</Button>
          <Button onClick={onClose}>{t('account.changed.back')}</Button>
        </>
      }
    >
      <p>{t(`account.changed.text.${thing}`)}</p>
      <table className={styles.versions}>
        <thead>
          <tr>
            {(['field', 'mine', 'theirs'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`account.changed.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              <td>{inWords(name, mine) || '–'}</td>
              <td>{inWords(name, theirs) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
