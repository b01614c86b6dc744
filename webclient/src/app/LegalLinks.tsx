import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { company } from '../state/company.js';
import { useStore } from '../state/store.js';
import { MayLeadAway } from './may-lead-away.js';
import styles from './PublicFooter.module.css';

const PAGES = ['imprint', 'privacy'] as const;

/** The company's imprint and privacy notice, each in the page's language, else in the other one. */
export function LegalLinks() {
  const { t, i18n } = useTranslation();
  const { legal } = useStore(company);
  const mayLeadAway = useContext(MayLeadAway);
  return PAGES.map((page) => {
    const { de, en } = legal[page];
    const href = i18n.language === 'de' ? de || en : en || de;
    if (href === '') return null;
    const name = t(`app.${page}`);
    return mayLeadAway ? (
      <a key={page} className={styles.company} href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
    ) : (
      <span key={page} className={styles.company}>
        {name}: {href.replace('https://', '')}
      </span>
    );
  });
}
