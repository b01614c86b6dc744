import { X509Certificate } from 'node:crypto';
import type { LdapProvider, OidcProvider, SamlProvider } from '@foyer/contracts/identity';

import { Rejected } from '../../../../../platform/eventing/commands/index.js';

/** What no schema can say of settings. Each @throws Rejected INVALID_INPUT */
export const demandUsable = {
  async ldap({ userSearchFilter, caCertificate }: LdapProvider): Promise<void> {
    const { FilterParser } = await import('ldapts');
    try {
      if (userSearchFilter !== '') {
        FilterParser.parseString(userSearchFilter.replaceAll('{login}', 'login'));
      }
    } catch {
      refuse('userSearchFilter', 'FILTER_INVALID');
    }
    if (caCertificate !== '') demandCertificate('caCertificate', caCertificate);
  },

  oidc({ authorizationEndpoint, tokenEndpoint, userinfoEndpoint, jwksUri }: OidcProvider): void {
    const needed = { authorizationEndpoint, tokenEndpoint, jwksUri };
    const given = [...Object.values(needed), userinfoEndpoint].some((url) => url !== '');
    const [missing] = Object.entries(needed).find(([, url]) => url === '') ?? [];
    if (given && missing !== undefined) refuse(missing, 'ENDPOINTS_INCOMPLETE');
  },

  saml({ idpCertificates }: SamlProvider): void {
    for (const [row, certificate] of idpCertificates.entries()) {
      demandCertificate(`idpCertificates.${row.toString()}`, certificate);
    }
  },
};

function demandCertificate(field: string, pem: string): void {
  try {
    void new X509Certificate(pem).subject;
  } catch {
    refuse(field, 'CERTIFICATE_INVALID');
  }
}

function refuse(field: string, rule: string): never {
  throw new Rejected('INVALID_INPUT', {}, { [field]: rule });
}
