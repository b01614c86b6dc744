import type { integrations as english } from '../en/integrations.js';

/** German sentences for the events of webhooks. */
export const integrations: typeof english = {
  WebhookCreated: '%{actor} hat den Webhook %{url} angelegt',
  WebhookChanged: '%{actor} hat einen Webhook geändert',
  WebhookTurnedOn: '%{actor} hat einen Webhook eingeschaltet',
  WebhookTurnedOff: {
    asked: '%{actor} hat einen Webhook ausgeschaltet',
    gone: 'Ein Webhook wurde ausgeschaltet: Den Empfänger gibt es nicht mehr',
    failing: 'Ein Webhook wurde ausgeschaltet: Der Empfänger war tagelang gestört',
  },
  WebhookSecretReplaced: '%{actor} hat das Geheimnis eines Webhooks ersetzt',
  WebhookDeleted: '%{actor} hat einen Webhook gelöscht',
  WebhookEventsDelivered: 'Ereignisse wurden an einen Webhook zugestellt',
  WebhookDeliveryFailed: {
    retry: 'Ein Webhook hat ein Ereignis nicht angenommen; es wird erneut versucht',
    'give-up': 'Ein Webhook hat ein Ereignis nicht angenommen; es wurde aufgegeben',
    stop: 'Ein Webhook hat ein Ereignis nicht angenommen; es wird nichts mehr gesendet',
  },
  WebhookSetBack: '%{actor} hat die Ereignisse eines Webhooks erneut senden lassen',
  WebhookMessageSent: {
    test: '%{actor} hat einen Test an einen Webhook gesendet',
    repeat: '%{actor} hat ein Ereignis erneut an einen Webhook gesendet',
  },
};
