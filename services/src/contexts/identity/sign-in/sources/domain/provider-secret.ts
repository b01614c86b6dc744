import type { ProviderEvent } from '@foyer/contracts/identity';

/**
 * Whether settings would send a secret that is kept to somebody else than before. It was typed in for the one it went to, and who
 * may change settings must not be able to read it by having it sent to a server of their own.
 */
export function needsSecretAgain(before: ProviderEvent | null, next: ProviderEvent): boolean {
  return before !== null && JSON.stringify(receiverOf(before)) !== JSON.stringify(receiverOf(next));
}

function receiverOf(event: ProviderEvent): readonly unknown[] {
  switch (event.type) {
    case 'LdapProviderSaved': {
      const { serverAddr, startTls, caCertificate, bindDN } = event.data;
      return [serverAddr, startTls, caCertificate, bindDN];
    }
    case 'OidcProviderSaved':
      return [event.data.issuer, event.data.tokenEndpoint, event.data.clientID];
    case 'SamlProviderSaved':
      return [];
  }
}
