import type { LdapSettings } from '@foyer/projections/identity';
import { connect as connectPlain, type Socket } from 'node:net';
import { checkServerIdentity, connect as connectSecure, rootCertificates } from 'node:tls';
import type { Client } from 'ldapts';

import { SourceFailure } from '../domain/source-failure.js';
import { AddressNotAllowed, isCertificateFault, type GuardedNetwork } from '#platform/http/guarded';
import { latePart } from '#platform/late-part';

/** How a directory is asked: its settings, with the password that goes with them. */
export interface DirectoryAccess {
  readonly settings: LdapSettings;
  readonly bindPW: string;
}

const ldapts = latePart(() => import('ldapts'));

/** How long a directory may take to be reached, and for one answer, in milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;

/**
 * Opens a connection to a directory, with TLS where the settings say so, for as long as `use`
 * takes.
 */
export async function withDirectory<T>(
  network: GuardedNetwork,
  { settings }: Pick<DirectoryAccess, 'settings'>,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const { Client } = await ldapts();
  const { hostname, protocol } = new URL(settings.serverAddr);
  const host = hostname.replace(/^\[|\]$/g, '');
  const ca =
    settings.caCertificate === '' ? {} : { ca: [...rootCertificates, settings.caCertificate] };
  const { lookup } = network;
  // The fault of TLS would be lost behind a later fault of the library.
  const faults: Error[] = [];
  const watched = <S extends Socket>(socket: S): S =>
    socket.on('error', (fault) => faults.push(fault));
  const tls = {
    ...ca,
    minVersion: 'TLSv1.2' as const,
    checkServerIdentity: (_name: string, certificate: Parameters<typeof checkServerIdentity>[1]) =>
      checkServerIdentity(host, certificate),
  };
  let opened = false;
  const client = new Client({
    url: settings.serverAddr,
    connectTimeout: CONNECT_MS,
    timeout: ANSWER_MS,
    createConnection: ((port: number) => {
      // The library would go on without TLS where a connection broke off that had gone over to it.
      if (opened) throw new SourceFailure('SOURCE_UNREACHABLE');
      opened = true;
      return watched(connectPlain({ port, host, lookup }));
    }) as typeof connectPlain,
    createSecureConnection: (first: number | object) =>
      watched(
        connectSecure(
          typeof first === 'number'
            ? { ...tls, port: first, host, lookup, ...serverNameOf(host) }
            : { ...tls, ...first, ...serverNameOf(host) },
        ),
      ),
    ...(protocol === 'ldaps:' && { tlsOptions: {} }),
  });
  try {
    network.demandHost(hostname);
    if (settings.startTls && protocol === 'ldap:') await client.startTLS({});
    return await use(client);
  } catch (error) {
    throw failureOf(faults[0] ?? error, error);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** A server is not told a name that is an address. */
function serverNameOf(host: string) {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

function failureOf(first: unknown, error: unknown): Error {
  if (error instanceof SourceFailure) return error;
  if (first instanceof AddressNotAllowed || error instanceof AddressNotAllowed) {
    return new SourceFailure('ADDRESS_NOT_ALLOWED');
  }
  const { code = '', name = '' } = first as { readonly code?: unknown; readonly name?: string };
  if (isCertificateFault(first)) return new SourceFailure('CERTIFICATE_NOT_TRUSTED');
  if (name === 'InvalidCredentialsError') return new SourceFailure('BIND_REFUSED');
  if (name === 'NoSuchObjectError' || name === 'InvalidDNSyntaxError') {
    return new SourceFailure('BASE_NOT_FOUND');
  }
  // Any other answer of the directory has a number.
  return new SourceFailure(typeof code === 'number' ? 'DIRECTORY_REFUSED' : 'SOURCE_UNREACHABLE');
}
