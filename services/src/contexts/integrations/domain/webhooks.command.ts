import type { ReadStore } from '@foyer/projections';
import type { WebhookDocument } from '@foyer/projections/integrations';
import { WEBHOOKS_MAX } from '@foyer/contracts/integrations';

import {
  defineCommand,
  need,
  refuseToReplace,
  Rejected,
  stateSeen,
  stepOf,
  type SeenChange,
} from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { WebhookSecrets } from '../adapters/webhook-secrets.js';
import { WebhookSender } from '../adapters/webhook-sender.js';
import { webhookOf } from '../streams.js';
import { isKnownType } from './known-types.js';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replaceSecret,
  shownWebhook,
  type WebhookChange,
} from './webhook.js';

interface OfWebhook {
  readonly webhookId: string;
}

/** The secret of a webhook, only this once. */
export interface ShownSecret {
  readonly secret: string;
}

/** @throws Rejected WEBHOOK_ADDRESS_NOT_ALLOWED, at the field of the address. */
async function demandAllowed(sender: WebhookSender, url: string | undefined): Promise<void> {
  if (url === undefined || (await sender.mayReach(url))) return;
  throw new Rejected('WEBHOOK_ADDRESS_NOT_ALLOWED', {}, { url: 'ADDRESS_BARRED' });
}

/**
 * @param before those of the webhook: it may keep one that an older program knew
 * @throws Rejected WEBHOOK_EVENT_UNKNOWN, at the field of the types.
 */
function demandKnown(types: readonly string[] | undefined, before: readonly string[] = []): void {
  const unknown = (types ?? []).flatMap((type, row) =>
    before.includes(type) || isKnownType(type) ? [] : [`eventTypes.${row.toString()}`],
  );
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((path) => [path, 'EVENT_TYPE_UNKNOWN']));
  throw new Rejected('WEBHOOK_EVENT_UNKNOWN', {}, fields);
}

export const CreateWebhook = defineCommand({
  name: 'CreateWebhook',
  needs: { secrets: WebhookSecrets, sender: WebhookSender, store: need<ReadStore>(READ_STORE) },
  handle: async (
    data: OfWebhook & { url: string; description: string; eventTypes: readonly string[] },
    { context, needs: { secrets, sender, store }, run },
  ) => {
    await demandAllowed(sender, data.url);
    demandKnown(data.eventTypes);
    const count = await store.collection<WebhookDocument>('webhooks').countDocuments({});
    if (count >= WEBHOOKS_MAX) throw new Rejected('WEBHOOKS_FULL');
    const { secretId, secret } = await secrets.make();
    const webhook = { ...data, eventTypes: [...data.eventTypes], secretId };
    const outcome = await run({
      // Every secret is a write of its own, also one that is asked for again.
      context: stepOf(context, secretId),
      stream: webhookOf(data),
      decide: (state) => createWebhook(state, webhook),
    }).catch(async (error: unknown) => {
      if (error instanceof Rejected) await secrets.forget(secretId);
      throw error;
    });
    return { ...outcome, result: { secret } satisfies ShownSecret };
  },
});

export const ChangeWebhook = defineCommand({
  name: 'ChangeWebhook',
  needs: { sender: WebhookSender },
  prepare: async (
    data: OfWebhook & WebhookChange & { readonly seen?: SeenChange },
    { needs, stateOf },
  ) => {
    const now = await stateOf(webhookOf(data));
    const known = now.status === 'known' ? now : undefined;
    if (data.url !== known?.url) await demandAllowed(needs.sender, data.url);
    demandKnown(data.eventTypes, known?.eventTypes);
    return stateSeen(stateOf, webhookOf(data), data.seen);
  },
  stream: webhookOf,
  decide: (webhook, data, { prepared }) => {
    const { seen, ...change } = data;
    refuseToReplace(shownWebhook, { seen: prepared, now: webhook }, seen);
    return changeWebhook(webhook, change);
  },
});

/** Replace the secret; the one before signs as well for a day, and the one before that no longer. */
export const ReplaceWebhookSecret = defineCommand({
  name: 'ReplaceWebhookSecret',
  needs: { secrets: WebhookSecrets },
  handle: async ({ webhookId }: OfWebhook, { context, needs: { secrets }, run, stateOf }) => {
    const before = await stateOf(webhookOf({ webhookId }));
    const { secretId, secret } = await secrets.make();
    const outcome = await run({
      context: stepOf(context, secretId),
      stream: webhookOf({ webhookId }),
      decide: (state, { now }) => replaceSecret(state, { webhookId, secretId, now }),
    }).catch(async (error: unknown) => {
      if (error instanceof Rejected) await secrets.forget(secretId);
      throw error;
    });
    if (before.status === 'known' && before.former) await secrets.forget(before.former.secretId);
    return { ...outcome, result: { secret } satisfies ShownSecret };
  },
});

export const DeleteWebhook = defineCommand({
  name: 'DeleteWebhook',
  needs: { secrets: WebhookSecrets },
  handle: async ({ webhookId }: OfWebhook, { needs: { secrets }, run, stateOf }) => {
    const before = await stateOf(webhookOf({ webhookId }));
    const outcome = await run({
      stream: webhookOf({ webhookId }),
      decide: (state) => deleteWebhook(state, { webhookId }),
    });
    if (before.status === 'known') {
      for (const secretId of [before.secretId, before.former?.secretId]) {
        if (secretId !== undefined) await secrets.forget(secretId);
      }
    }
    return outcome;
  },
});
