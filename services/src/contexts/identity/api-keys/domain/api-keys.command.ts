import { accepted } from '@foyer/contracts/decision';
import {
  apiKeyEvents,
  apiKeyUseEvents,
  type ApiKeyEvent,
  type ApiKeyUseEvent,
} from '@foyer/contracts/identity';

import {
  defineAggregate,
  defineCommand,
  memberOf,
  refuseToReplace,
  Rejected,
  type SeenChange,
  stateSeen,
  stream,
} from '#platform/cqrs';
import { ApiKeySecrets } from '../adapters/api-key-secrets.js';
import {
  changeApiKey,
  createApiKey,
  evolveApiKey,
  initialApiKey,
  revokeApiKey,
  shownApiKey,
  type ApiKeyState,
  type ChangeApiKey as Change,
  type CreateApiKey as Create,
} from './api-key.js';
import {
  evolveApiKeyUse,
  initialApiKeyUse,
  noteApiKeyUse,
  type ApiKeyUseState,
} from './api-key-use.js';

/** Streams `apikey-<id>`. */
export const ApiKey = defineAggregate<ApiKeyState, ApiKeyEvent>({
  name: 'apikey',
  initial: initialApiKey,
  evolve: evolveApiKey,
  events: apiKeyEvents,
});

/** Streams `apikeyuse-<id>`. */
export const ApiKeyUse = defineAggregate<ApiKeyUseState, ApiKeyUseEvent>({
  name: 'apikeyuse',
  initial: initialApiKeyUse,
  evolve: evolveApiKeyUse,
  events: apiKeyUseEvents,
});

interface OfApiKey {
  readonly apiKeyId: string;
}
const apiKeyOf = ({ apiKeyId }: OfApiKey) => stream(ApiKey, apiKeyId);
const needs = { secrets: ApiKeySecrets };

/** Makes a key; the result is the key, only this once. */
export const CreateApiKey = defineCommand({
  name: 'CreateApiKey',
  needs,
  handle: async (data: Omit<Create, 'maker' | 'secretId'>, { context, needs, run }) => {
    const maker = memberOf(context);
    const { secretId, key } = await needs.secrets.issue(data.apiKeyId);
    return run({
      context,
      streams: { apiKey: apiKeyOf(data) },
      decide: ({ apiKey }, at) => {
        const decision = createApiKey(apiKey, { ...data, secretId, maker }, at);
        if (decision.type === 'rejected') return decision;
        return accepted({ apiKey: decision.events }, { key });
      },
    }).catch(async (error: unknown) => {
      if (error instanceof Rejected) await needs.secrets.forget(secretId);
      throw error;
    });
  },
});

export const ChangeApiKey = defineCommand({
  name: 'ChangeApiKey',
  prepare: (
    data: OfApiKey & { readonly [K in keyof Change]: Change[K] | undefined } & {
      readonly seen?: SeenChange;
    },
    { stateOf },
  ) => stateSeen(stateOf, apiKeyOf(data), data.seen),
  stream: apiKeyOf,
  decide: (apiKey, { seen, ...data }, { prepared, context, now }) => {
    refuseToReplace(shownApiKey, { seen: prepared, now: apiKey }, seen);
    return changeApiKey(apiKey, data, { now, authorRole: memberOf(context).role });
  },
});

/** Revokes a key. The event ends it; its hash is removed as well. */
export const RevokeApiKey = defineCommand({
  name: 'RevokeApiKey',
  needs,
  handle: async (data: OfApiKey, { needs, run, stateOf, context }) => {
    const outcome = await run({
      context,
      streams: { apiKey: apiKeyOf(data) },
      decide: ({ apiKey }) => {
        const decision = revokeApiKey(apiKey, data);
        return decision.type === 'rejected'
          ? decision
          : accepted({ apiKey: decision.events }, undefined);
      },
    });
    const state = await stateOf(apiKeyOf(data));
    if (state.status !== 'unknown') await needs.secrets.forget(state.secretId);
    return outcome;
  },
});

export const NoteApiKeyUse = defineCommand({
  name: 'NoteApiKeyUse',
  stream: ({ apiKeyId }: OfApiKey & { readonly usedAt: string; readonly address: string }) =>
    stream(ApiKeyUse, apiKeyId),
  decide: noteApiKeyUse,
});
