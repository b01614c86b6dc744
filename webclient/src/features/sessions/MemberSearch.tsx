import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import styles from './SessionsPage.module.css';
import { useMemberSearch, type Colleague } from './useMemberSearch.js';

const SHOWN = 6;

interface MemberSearchProps {
  /** The ids of present members, and of others who must not be chosen. */
  readonly except: readonly string[];
  readonly onChoose: (colleague: Colleague) => void;
}

/** Finds members by name, to add them. */
export function MemberSearch({ except, onChoose }: MemberSearchProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const found = useMemberSearch(q, except);
  return (
    <div className={styles.form}>
      <Field
        label={t('sessions.search')}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {found?.length === 0 && <p role="status">{t('sessions.noneFound')}</p>}
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label={t('sessions.found')}>
          {found.slice(0, SHOWN).map((colleague) => (
            <li key={colleague.memberId} className={styles.row}>
              <Avatar name={colleague.name} />
              <span className={styles.what}>{colleague.name}</span>
              <Button
                aria-label={t('sessions.add', { name: colleague.name })}
                onClick={() => onChoose(colleague)}
              >
                +
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
