/** Sentences for the events of webhooks. */
export const integrations = {
  WebhookCreated: '%{actor} added the webhook %{url}',
  WebhookChanged: '%{actor} changed a webhook',
  WebhookTurnedOn: '%{actor} turned a webhook on',
  WebhookTurnedOff: {
    asked: '%{actor} turned a webhook off',
    gone: 'A webhook was turned off: its receiver is gone',
    failing: 'A webhook was turned off: its receiver failed for days',
  },
  WebhookSecretReplaced: '%{actor} replaced the secret of a webhook',
  WebhookDeleted: '%{actor} deleted a webhook',
  WebhookEventsDelivered: 'Events were delivered to a webhook',
  WebhookDeliveryFailed: {
    retry: 'A webhook did not take an event; it will be tried again',
    'give-up': 'A webhook did not take an event; it was given up',
    stop: 'A webhook did not take an event; nothing more is sent',
  },
  WebhookSetBack: '%{actor} had the events of a webhook sent again',
  WebhookMessageSent: {
    test: '%{actor} sent a test to a webhook',
    repeat: '%{actor} sent an event to a webhook again',
  },
};
