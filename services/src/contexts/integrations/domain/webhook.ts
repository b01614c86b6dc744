import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { FORMER_SECRET_HOURS, type WebhookEvent } from '@foyer/contracts/integrations';
import { isSameValue } from '@foyer/contracts/schema';

const HOUR_MS = 3_600_000;

export interface KnownWebhook {
  readonly status: 'known';
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
  readonly enabled: boolean;
  readonly secretId: string;
  /** The secret before, and until when it signs. */
  readonly former: { readonly secretId: string; readonly until: string } | null;
  /** When its address was last set or it was turned on: failures before that count no longer. */
  readonly freshSince: string;
}
export type WebhookState = { readonly status: 'unknown' | 'deleted' } | KnownWebhook;
export const initialWebhook: WebhookState = { status: 'unknown' };

type Decided = Decision<readonly WebhookEvent[]>;

export function evolveWebhook(state: WebhookState, event: WebhookEvent, at: string): WebhookState {
  if (event.type === 'WebhookCreated') {
    const { url, description, eventTypes, secretId } = event.data;
    const details = { url, description, eventTypes, secretId };
    return { status: 'known', ...details, enabled: true, former: null, freshSince: at };
  }
  if (state.status !== 'known') return state;
  switch (event.type) {
    case 'WebhookChanged': {
      const { url = state.url, description = state.description } = event.data;
      const { eventTypes = state.eventTypes } = event.data;
      const freshSince = url === state.url ? state.freshSince : at;
      return { ...state, url, description, eventTypes, freshSince };
    }
    case 'WebhookTurnedOn':
      return { ...state, enabled: true, freshSince: at };
    case 'WebhookTurnedOff':
      return { ...state, enabled: false };
    case 'WebhookSecretReplaced': {
      const { secretId, formerUntil } = event.data;
      return { ...state, secretId, former: { secretId: state.secretId, until: formerUntil } };
    }
    case 'WebhookDeleted':
      return { status: 'deleted' };
  }
}

/** A webhook as its form shows it. */
export const shownWebhook = (state: WebhookState) =>
  state.status === 'known'
    ? {
        url: state.url,
        description: state.description,
        eventTypes: state.eventTypes,
        enabled: state.enabled,
      }
    : {};

/** Makes one. The same id again is refused, as its secret cannot be shown a second time. */
export function createWebhook(
  state: WebhookState,
  webhook: Extract<WebhookEvent, { type: 'WebhookCreated' }>['data'],
): Decided {
  if (state.status !== 'unknown') return rejected('ID_ALREADY_USED');
  return accepted([{ type: 'WebhookCreated', data: webhook }]);
}

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly eventTypes?: readonly string[] | undefined;
  readonly enabled?: boolean | undefined;
}

/** Changes what is given and differs; absent fields stay. */
export function changeWebhook(
  state: WebhookState,
  { webhookId, ...change }: { readonly webhookId: string } & WebhookChange,
): Decided {
  if (state.status !== 'known') return rejected('WEBHOOK_NOT_FOUND');
  const { url, description, eventTypes, enabled = state.enabled } = change;
  const changed = {
    ...(url !== undefined && url !== state.url && { url }),
    ...(description !== undefined && description !== state.description && { description }),
    ...(eventTypes !== undefined &&
      !isSameValue(eventTypes, state.eventTypes) && { eventTypes: [...eventTypes] }),
  };
  const events: WebhookEvent[] = [];
  if (Object.keys(changed).length > 0) {
    events.push({ type: 'WebhookChanged', data: { webhookId, ...changed } });
  }
  if (enabled && !state.enabled) events.push({ type: 'WebhookTurnedOn', data: { webhookId } });
  if (!enabled && state.enabled) {
    events.push({ type: 'WebhookTurnedOff', data: { webhookId, reason: 'asked' } });
  }
  return accepted(events);
}

export function replaceSecret(
  state: WebhookState,
  { webhookId, secretId, now }: { webhookId: string; secretId: string; now: Date },
): Decided {
  if (state.status !== 'known') return rejected('WEBHOOK_NOT_FOUND');
  const formerUntil = new Date(now.getTime() + FORMER_SECRET_HOURS * HOUR_MS).toISOString();
  return accepted([{ type: 'WebhookSecretReplaced', data: { webhookId, secretId, formerUntil } }]);
}

/** Deletes one. Deleting it again changes nothing. */
export function deleteWebhook(
  state: WebhookState,
  { webhookId }: { readonly webhookId: string },
): Decided {
  if (state.status === 'unknown') return rejected('WEBHOOK_NOT_FOUND');
  return accepted(
    state.status === 'deleted' ? [] : [{ type: 'WebhookDeleted', data: { webhookId } }],
  );
}

/** The secrets that sign at a moment, the present one first. */
export function signingSecrets({ secretId, former }: KnownWebhook, now: Date): readonly string[] {
  return former && former.until > now.toISOString() ? [secretId, former.secretId] : [secretId];
}
