import { describe, expect, test } from '@jest/globals';
import type { WebhookEvent } from '@foyer/contracts/integrations';

import { Webhook } from '../streams.js';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replaceSecret,
  signingSecrets,
  type KnownWebhook,
} from './webhook.js';

const webhookId = '01990000-0000-7000-8000-00000000000a';
const details = { url: 'https://a.example', description: 'A', eventTypes: ['*'] };
const created: WebhookEvent = {
  type: 'WebhookCreated',
  data: { webhookId, ...details, secretId: 's1' },
};
const off = (reason: 'asked' | 'gone'): WebhookEvent => ({
  type: 'WebhookTurnedOff',
  data: { webhookId, reason },
});
const deleted: WebhookEvent = { type: 'WebhookDeleted', data: { webhookId } };
const now = new Date('2026-03-02T09:00:00.000Z');

describe('a webhook', () => {
  const after = (...events: WebhookEvent[]) =>
    events.reduce(
      (state, event) => Webhook.evolve(state, event, now.toISOString()),
      Webhook.initial,
    );

  test('is made once, as its secret is shown once', () => {
    expect(createWebhook(after(), created.data as never)).toMatchObject({ events: [created] });
    for (const state of [after(created), after(created, deleted)]) {
      expect(createWebhook(state, created.data as never)).toMatchObject({
        code: 'ID_ALREADY_USED',
      });
    }
  });

  test('changes by what differs alone', () => {
    const same = { webhookId, ...details, enabled: true };
    expect(changeWebhook(after(created), same)).toMatchObject({ events: [] });
    const other = { webhookId, url: 'https://b.example', eventTypes: ['*'] };
    expect(changeWebhook(after(created), other)).toMatchObject({
      events: [{ type: 'WebhookChanged', data: { webhookId, url: 'https://b.example' } }],
    });
  });

  test('is turned off and on, and each once', () => {
    const turn = (enabled: boolean, ...more: WebhookEvent[]) =>
      changeWebhook(after(created, ...more), { webhookId, enabled });
    expect(turn(false)).toMatchObject({ events: [off('asked')] });
    expect(turn(false, off('gone'))).toMatchObject({ events: [] });
    expect(turn(true, off('gone'))).toMatchObject({
      events: [{ type: 'WebhookTurnedOn', data: { webhookId } }],
    });
  });

  test('signs by the former secret as well, for a day and no longer', () => {
    const decision = replaceSecret(after(created), { webhookId, secretId: 's2', now });
    const formerUntil = '2026-03-03T09:00:00.000Z';
    const replaced: WebhookEvent = {
      type: 'WebhookSecretReplaced',
      data: { webhookId, secretId: 's2', formerUntil },
    };
    expect(decision).toMatchObject({ events: [replaced] });
    const state = after(created, replaced) as KnownWebhook;
    expect(signingSecrets(state, now)).toEqual(['s2', 's1']);
    expect(signingSecrets(state, new Date(formerUntil))).toEqual(['s2']);
  });

  test('is gone once it is deleted', () => {
    expect(deleteWebhook(after(created), { webhookId })).toMatchObject({ events: [deleted] });
    expect(deleteWebhook(after(created, deleted), { webhookId })).toMatchObject({ events: [] });
    for (const state of [after(), after(created, deleted)]) {
      expect(changeWebhook(state, { webhookId })).toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
      expect(replaceSecret(state, { webhookId, secretId: 's', now })).toMatchObject({
        code: 'WEBHOOK_NOT_FOUND',
      });
    }
    expect(deleteWebhook(after(), { webhookId })).toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
  });
});
