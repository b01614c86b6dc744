import { AccessDeniedError } from '@kurrent/kurrentdb-client';
import { ClientError } from './client-error.js';
import type { KurrentClient } from './kurrent-client.js';
import { tryToAppend } from './try-to-append.js';

/** Statuses of the protocol, by their numbers. */
const STATUS = { permissionDenied: 7, unauthenticated: 16 };

export const UNKNOWN_USER = 'it does not know this user or password';
const NOT_READ =
  'it does not let this user read $all; give it that right, which the group $admins has';
const NOT_WRITTEN =
  'it does not let this user write; give it the right to write to all streams, which the group $admins has';

/**
 * Why a server refuses what was asked, in words for its operator; undefined where it does not. The
 * part of the client that reads does not tell a stranger from a user who may not read; an append
 * does.
 */
export async function whyDenied(
  client: KurrentClient,
  error: unknown,
): Promise<string | undefined> {
  if (hasStatus(error, STATUS.unauthenticated)) return UNKNOWN_USER;
  if (hasStatus(error, STATUS.permissionDenied)) return NOT_WRITTEN;
  if (!isDenied(error)) return undefined;
  const asWriter = await tryToAppend(client).catch((fault: unknown) => fault);
  return hasStatus(asWriter, STATUS.unauthenticated) ? UNKNOWN_USER : NOT_READ;
}

function isDenied(error: unknown): boolean {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  return [error, cause].some((one) => ClientError.originalOf(one) instanceof AccessDeniedError);
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'code' in error && error.code === status;
}
