import { X509Certificate } from 'node:crypto';
import type { LdapProvider, OidcProvider, SamlProvider } from '@foyer/contracts/identity';

import { Rejected } from '#platform/cqrs';
import { latePart } from '#platform/late-part';

const ldapts = latePart(() => import('ldapts'));

/** The faults of fields, by field name: one rule each. */
type Faults = Readonly<Record<string, string>>;

/** Finds the faults of settings that a schema cannot express: all faults at once. */
export const faultsOf = {
  async ldap({ userSearchFilter, caCertificate }: Omit<LdapProvider, 'bindPW'>): Promise<Faults> {
    return {
      ...((await isFilter(userSearchFilter)) ? {} : { userSearchFilter: 'FILTER_INVALID' }),
      ...(caCertificate === '' || isCertificate(caCertificate)
        ? {}
        : { caCertificate: 'CERTIFICATE_INVALID' }),
    };
  },

  oidc({
    authorizationEndpoint,
    tokenEndpoint,
    userinfoEndpoint,
    jwksUri,
  }: Omit<OidcProvider, 'clientSecret'>): Faults {
    const needed = { authorizationEndpoint, tokenEndpoint, jwksUri };
    const given = [...Object.values(needed), userinfoEndpoint].some((url) => url !== '');
    const missing = Object.entries(needed).filter(([, url]) => given && url === '');
    return Object.fromEntries(missing.map(([field]) => [field, 'ENDPOINTS_INCOMPLETE']));
  },

  saml({ idpCertificates }: SamlProvider): Faults {
    const bad = [...idpCertificates.entries()].filter(([, pem]) => !isCertificate(pem));
    return Object.fromEntries(
      bad.map(([row]) => [`idpCertificates.${row.toString()}`, 'CERTIFICATE_INVALID']),
    );
  },
};

/** @throws Rejected INVALID_INPUT where anything is wrong, with all that is */
export function demandNone(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw new Rejected('INVALID_INPUT', {}, faults);
}

async function isFilter(filter: string): Promise<boolean> {
  if (filter === '') return true;
  const { FilterParser } = await ldapts();
  try {
    FilterParser.parseString(filter.replaceAll('{login}', 'login'));
    return true;
  } catch {
    return false;
  }
}

function isCertificate(pem: string): boolean {
  try {
    void new X509Certificate(pem).subject;
    return true;
  } catch {
    return false;
  }
}
