import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { UnsupportedError } from '@kurrent/kurrentdb-client';
import { EventLogUnavailable } from '../port/errors.js';
import { ClientError } from './client-error.js';
import type { KurrentClient } from './kurrent-client.js';
import { isNotLeader } from './not-leader.js';
import { UNKNOWN_USER, whyDenied } from './why-denied.js';

/** Longest time that each look at the way to the server takes, in milliseconds. */
const LOOK_MS = 3_000;

/** A log that cannot be opened; the message says why, in words for its operator. */
export class UnreachableLog extends EventLogUnavailable {
  /** @param isSilent whether there is no answer at all. */
  constructor(
    readonly reason: string,
    readonly isSilent: boolean,
    cause: unknown,
  ) {
    super(`opening it (${reason})`, cause);
    this.name = 'UnreachableLog';
  }
}

/** Looks why opening a log has failed; see {@link whyUnreachable}. */
export async function unreachableLog(
  url: string,
  client: KurrentClient,
  error: unknown,
): Promise<UnreachableLog> {
  const reason = (await whyDenied(client, error)) ?? (await whyUnreachable(url, error));
  const cause = error instanceof EventLogUnavailable ? error : new ClientError(error);
  return new UnreachableLog(reason, SILENT.has(reason), cause);
}

/**
 * Why a log cannot be reached, in words for its operator. The client says little more than that it
 * cannot; so the way to the server is looked at again, without it: the name, the port, and what is
 * spoken there.
 */
async function whyUnreachable(url: string, error: unknown): Promise<string> {
  const causes = [error, (error as { cause?: unknown } | undefined)?.cause];
  const known = causes.map((one) => ClientError.originalOf(one));
  if (known.some(isUnauthenticated)) return UNKNOWN_USER;
  if (known.some((one) => one instanceof UnsupportedError)) return 'it is too old';
  if (known.some(isNotLeader)) return FOLLOWER;
  const { hosts, tls } = addressOf(url);
  const reasons = await Promise.all(hosts.map((host) => reasonAt(host, tls)));
  // With several nodes the one that came furthest says most.
  return reasons.find((reason) => reason !== REFUSED && reason !== NO_NAME) ?? reasons[0] ?? NONE;
}

const REFUSED = 'nothing listens at this port';
const NO_NAME = 'there is no such name';
const NO_WAY = 'no connection comes about; is there a firewall?';
const FOLLOWER =
  'it does not lead its cluster, and the leader does not answer; name all nodes, separated by commas';
const NONE = 'the address names no host';
const SILENT: ReadonlySet<string> = new Set([REFUSED, NO_NAME, NO_WAY, NONE]);

interface Host {
  readonly name: string;
  readonly port: number;
}

function addressOf(url: string): { readonly hosts: readonly Host[]; readonly tls: boolean } {
  const [, authority = '', query = ''] = /^[^:]+:\/\/([^/?]*)\/?\??(.*)$/.exec(url) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  return {
    hosts: hosts.filter(Boolean).map((host) => {
      const [, name = host, port = '2113'] = /^\[?([^\]]*?)\]?(?::(\d+))?$/.exec(host) ?? [];
      return { name, port: Number(port) };
    }),
    tls: new URLSearchParams(query).get('tls')?.toLowerCase() !== 'false',
  };
}

async function reasonAt({ name, port }: Host, tls: boolean): Promise<string> {
  if (isIP(name) === 0 && !(await isKnown(name))) return NO_NAME;
  const failure = await failureOf(connectPlainly({ host: name, port }), 'connect');
  if (failure === 'ECONNREFUSED') return REFUSED;
  if (failure !== undefined) return NO_WAY;
  const secure = connectByTls({ host: name, port, rejectUnauthorized: false });
  const speaksTls = (await failureOf(secure, 'secureConnect')) === undefined;
  if (tls && !speaksTls) return 'it does not speak TLS; add ?tls=false where that is meant';
  if (!tls && speaksTls) return 'it expects TLS; leave ?tls=false out';
  return tls
    ? 'it is no KurrentDB, does not answer, or has a certificate that is not trusted'
    : 'it is no KurrentDB, or does not answer';
}

async function isKnown(name: string): Promise<boolean> {
  return lookup(name).then(
    () => true,
    () => false,
  );
}

/** The code of what keeps a connection from coming about; undefined where it does. */
async function failureOf(socket: Socket, event: string): Promise<string | undefined> {
  try {
    await once(socket, event, { signal: AbortSignal.timeout(LOOK_MS) });
    return undefined;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return code ?? name;
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
}

/** The native part of the client has no class for it. */
function isUnauthenticated(error: unknown): boolean {
  return error instanceof Error && /unauthenticated|not authenticated/i.test(error.message);
}
