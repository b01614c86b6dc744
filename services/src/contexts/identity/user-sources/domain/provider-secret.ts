import type { ProviderEvent } from '@foyer/contracts/identity';
import { isSameValue } from '@foyer/contracts/schema';

/**
 * True if settings would send a stored secret to another receiver than before. The secret was
 * entered for the earlier receiver. A person who may change settings must not read it by sending it
 * to their own server.
 */
export function needsSecretAgain(before: ProviderEvent | null, next: ProviderEvent): boolean {
  return before !== null && !isSameValue(receiverOf(before), receiverOf(next));
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
