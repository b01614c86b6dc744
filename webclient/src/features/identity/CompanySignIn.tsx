import { providerRoutes } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { fullPath } from '@foyer/contracts/schema';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { publicApi } from '../../app/api.js';
import { debug } from '../../debug.js';
import { buttonClass } from '../../design/button-class.js';
import { FormProblem } from '../../design/FormProblem.js';
import { useTexts } from '../../i18n/useTexts.js';
import styles from './CompanySignIn.module.css';

/** The company's own way of signing in, where it has set one up; nothing where it has not. */
export function CompanySignIn() {
  const { t } = useTranslation();
  const says = useTexts();
  const failed = new URLSearchParams(useLocation().search).has('sso-failed');
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const aborted = new AbortController();
    publicApi.call(providerRoutes.oidcEnabled, { signal: aborted.signal }).then(
      (answer) => setEnabled(answer.enabled),
      (error: unknown) => debug('sso', error),
    );
    return () => aborted.abort();
  }, []);
  if (!enabled) return null;
  return (
    <section className={styles.company} aria-label={t('auth.company.title')}>
      <p className={styles.or}>{t('auth.company.or')}</p>
      <FormProblem text={failed ? says(failureTexts.LOGIN_OIDC) : undefined} />
      <a className={buttonClass({ wide: true })} href={fullPath(providerRoutes.oidcLogin)}>
        {t('auth.company.signIn')}
      </a>
    </section>
  );
}
