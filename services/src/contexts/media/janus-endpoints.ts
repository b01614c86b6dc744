import type { JanusEndpoint } from './relay/janus/janus-endpoint.js';

/** The settings for every Janus that runs already. */
export interface JanusAddresses {
  readonly JANUS_URL?: readonly string[] | undefined;
  readonly JANUS_API_SECRET?: string | undefined;
  readonly JANUS_ADMIN_KEY?: string | undefined;
}

/**
 * A Janus that runs already, by the name that operators read: the first of the list is `janus-1`.
 */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: JanusEndpoint;
}

interface Fault {
  readonly setting: keyof JanusAddresses;
  /** Describes the fault without a value in it: it may be a secret. */
  readonly fault: string;
}

/**
 * Every Janus of the settings with its own secrets, in the order of their addresses, and what of it
 * cannot be used.
 */
export function janusEndpoints(settings: JanusAddresses): {
  readonly endpoints: readonly NamedEndpoint[];
  readonly faults: readonly Fault[];
} {
  const urls = settings.JANUS_URL ?? [];
  const faults: Fault[] = [];
  if (new Set(urls.map((url) => new URL(url).href)).size < urls.length) {
    faults.push({ setting: 'JANUS_URL', fault: 'names an address twice' });
  }
  const secretsOf = (setting: 'JANUS_API_SECRET' | 'JANUS_ADMIN_KEY') => {
    const secrets = secretsFor(urls.length, settings[setting]);
    if (typeof secrets !== 'string') return secrets;
    faults.push({ setting, fault: secrets });
    return [];
  };
  const apiSecrets = secretsOf('JANUS_API_SECRET');
  const adminKeys = secretsOf('JANUS_ADMIN_KEY');
  const endpoints = urls.map((url, index) => {
    const [apiSecret, adminKey] = [apiSecrets[index], adminKeys[index]];
    const endpoint = { url, ...(apiSecret && { apiSecret }), ...(adminKey && { adminKey }) };
    return { name: `janus-${index + 1}`, endpoint };
  });
  return { endpoints, faults };
}

/**
 * One secret for each address, or what is wrong. With one address a comma is a part of its secret.
 */
function secretsFor(addresses: number, given: string | undefined): readonly string[] | string {
  if (given === undefined || addresses === 0) return [];
  if (addresses === 1) return [given];
  const secrets = given.split(',').map((each) => each.trim());
  if (secrets.includes('')) return 'holds an empty secret';
  if (secrets.length === 1) return Array.from({ length: addresses }, () => given);
  if (secrets.length === addresses) return secrets;
  return `holds ${secrets.length} secrets for ${addresses} addresses in JANUS_URL: give one for all, or one for each`;
}
