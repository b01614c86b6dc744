import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import {
  API_KEY_DAYS,
  API_KEY_MOST_DAYS,
  covers,
  type ApiKeyEvent,
  type KeyRole,
  type MemberRole,
} from '@foyer/contracts/identity';
import { isSameValue } from '@foyer/contracts/schema';

const DAY_MS = 24 * 3_600_000;

/** The parts of a key that its administrators write and change. */
export interface ApiKeyDetails {
  readonly name: string;
  readonly note: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Addresses and networks from which alone it is accepted; none for everywhere. */
  readonly networks: readonly string[];
}

export type ApiKeyState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known' | 'revoked';
      readonly role: KeyRole;
      readonly secretId: string;
      readonly details: ApiKeyDetails;
    };

export const initialApiKey: ApiKeyState = { status: 'unknown' };

export function evolveApiKey(state: ApiKeyState, event: ApiKeyEvent): ApiKeyState {
  if (event.type === 'ApiKeyCreated') {
    const { role, secretId } = event.data;
    return { status: 'known', role, secretId, details: detailsOf(event.data) };
  }
  if (state.status === 'unknown') return state;
  switch (event.type) {
    case 'ApiKeyChanged':
      return { ...state, details: detailsOf(event.data) };
    case 'ApiKeyRevoked':
      return { ...state, status: 'revoked' };
  }
}

/** A key as its form shows it. */
export const shownApiKey = (state: ApiKeyState) => (state.status === 'known' ? state.details : {});

export interface CreateApiKey extends Omit<ApiKeyDetails, 'expiresAt'> {
  readonly apiKeyId: string;
  readonly secretId: string;
  readonly role: KeyRole;
  readonly expiresAt?: string | undefined;
  readonly maker: { readonly id: string; readonly role: MemberRole };
}

/** Makes a key. It has no right that its maker lacks, and an end. */
export function createApiKey(
  state: ApiKeyState,
  { maker, ...key }: CreateApiKey,
  { now }: { readonly now: Date },
): Decision<readonly ApiKeyEvent[]> {
  if (state.status !== 'unknown') return rejected('ID_ALREADY_USED');
  if (!covers(maker.role, key.role)) return rejected('API_KEY_ROLE');
  const expiresAt = key.expiresAt ?? daysFrom(now, API_KEY_DAYS);
  if (!isExpiry(expiresAt, now)) return rejected('API_KEY_EXPIRY');
  return accepted([{ type: 'ApiKeyCreated', data: made({ ...key, expiresAt }, maker.id) }]);
}

export interface ChangeApiKey extends Partial<ApiKeyDetails> {
  readonly apiKeyId: string;
}

/** Changes a key. It takes the rights of the key, since a change can prolong it or open it. */
export function changeApiKey(
  state: ApiKeyState,
  {
    apiKeyId,
    ...change
  }: { readonly [K in keyof ChangeApiKey]: ChangeApiKey[K] | undefined } & {
    readonly apiKeyId: string;
  },
  { now, authorRole }: { readonly now: Date; readonly authorRole: MemberRole },
): Decision<readonly ApiKeyEvent[]> {
  if (state.status === 'unknown') return rejected('API_KEY_NOT_FOUND');
  if (state.status === 'revoked') return rejected('API_KEY_REVOKED');
  if (!covers(authorRole, state.role)) return rejected('API_KEY_ROLE');
  const { details } = state;
  const next: ApiKeyDetails = {
    name: change.name ?? details.name,
    note: change.note ?? details.note,
    expiresAt: change.expiresAt ?? details.expiresAt,
    networks: change.networks ?? details.networks,
  };
  const isMoved = next.expiresAt !== details.expiresAt;
  if (isMoved && !isExpiry(next.expiresAt, now)) return rejected('API_KEY_EXPIRY');
  if (isSameValue(next, details)) return accepted([]);
  const networks = [...next.networks];
  return accepted([{ type: 'ApiKeyChanged', data: { apiKeyId, ...next, networks } }]);
}

/** Revokes a key. Every administrator may revoke every key. A second time changes nothing. */
export function revokeApiKey(
  state: ApiKeyState,
  { apiKeyId }: { readonly apiKeyId: string },
): Decision<readonly ApiKeyEvent[]> {
  if (state.status === 'unknown') return rejected('API_KEY_NOT_FOUND');
  return accepted(
    state.status === 'revoked' ? [] : [{ type: 'ApiKeyRevoked', data: { apiKeyId } }],
  );
}

function made(key: Omit<CreateApiKey, 'maker'> & ApiKeyDetails, makerId: string) {
  const { apiKeyId, secretId, role } = key;
  const { name, note, expiresAt, networks } = detailsOf(key);
  return { apiKeyId, name, note, expiresAt, networks: [...networks], role, makerId, secretId };
}

function detailsOf({ name, note, expiresAt, networks }: ApiKeyDetails): ApiKeyDetails {
  return { name, note, expiresAt, networks };
}

function isExpiry(expiresAt: string, now: Date): boolean {
  return (
    Date.parse(expiresAt) > now.getTime() &&
    Date.parse(expiresAt) <= Date.parse(daysFrom(now, API_KEY_MOST_DAYS))
  );
}

const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();
