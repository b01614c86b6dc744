import { ssoRoutes } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { buttonClass } from '#design/button-class.js';
import styles from './CompanySignIn.module.css';
import type { SignInMethod } from './useSignInMethods.js';

const ROUTES = { oidc: ssoRoutes.oidcLogin, saml: ssoRoutes.samlLogin } as const;

/** The company's own ways of signing in that lead elsewhere; nothing where it has set up none. */
export function CompanySignIn({ methods }: { methods: readonly SignInMethod[] }) {
  const { t } = useTranslation();
  const wanted = new URLSearchParams(useLocation().search).get('return');
  const ways = methods.flatMap(({ kind, name }) => (kind === 'ldap' ? [] : [{ kind, name }]));
  if (ways.length === 0) return null;
  const query = wanted === null ? '' : `?${new URLSearchParams({ return: wanted }).toString()}`;
  return (
    <section className={styles.company} aria-label={t('auth.company.title')}>
      <p className={styles.or}>{t('auth.company.or')}</p>
      {ways.map(({ kind, name }) => (
        <a key={kind} className={buttonClass({ wide: true })} href={fullPath(ROUTES[kind]) + query}>
          {name === '' ? t('auth.company.signIn') : t('auth.company.signInWith', { name })}
        </a>
      ))}
    </section>
  );
}
