import type { EventNames } from '#resource/texts.js';
import type { en } from './en.js';

/** German texts about webhooks. */
export const de: typeof en & EventNames = {
  webhook: {
    add: 'Webhook hinzufügen',
    saved: 'Änderungen gespeichert',
    toWebhook: 'Zum Webhook',
    empty: 'Noch keine Webhooks',
    emptyHint: 'Ein Webhook sendet Ereignisse an ein anderes System, sobald sie geschehen.',
    urlHint:
      'Eine https-Adresse, die POST annimmt. Sie steht im Protokoll und darf daher kein Geheimnis enthalten.',
    typesHint:
      'Eine Angabe je Zeile: foyer.VisitEnded, oder foyer.Visit* für alle, die so beginnen; * für alle.',
    deleteTitle: 'Den Webhook „%{name}“ löschen?',
    deleteText: 'Es wird nichts mehr gesendet, und sein Geheimnis wird entfernt.',
    tab: { general: 'Allgemein', deliveries: 'Zustellungen' },
    state: {
      on: 'Eingeschaltet',
      failing: 'Gestört, wird erneut versucht',
      asked: 'Ausgeschaltet',
      gone: 'Aus: Den Empfänger gibt es nicht mehr',
      tooLong: 'Aus: seit Tagen gestört',
    },
    neverDelivered: 'Noch nichts zugestellt',
    lastDelivered: 'Zuletzt zugestellt: %{time}',
    test: 'Test senden',
    again: 'Erneut senden',
    sent: 'Der Empfänger hat es angenommen',
    notSent: 'Nicht angenommen: %{reason}',
    noDeliveries: 'Es wurde noch nichts gesendet.',
    older: 'Ältere anzeigen',
    attempt: 'Versuch %{attempt}',
    nextTry: 'nächster Versuch %{time}',
    answered: 'Antwort %{status} nach %{ms} ms',
    kind: { test: 'Test', repeat: 'erneut gesendet' },
    delivery: { delivered: 'Zugestellt', waiting: 'Wartet', failed: 'Gescheitert' },
    failure: {
      REFUSED: 'Antwort %{status}',
      REDIRECTED: 'Antwort %{status}: Umleitungen wird nicht gefolgt',
      TIMEOUT: 'keine Antwort innerhalb der Frist',
      UNREACHABLE: 'nicht erreichbar',
      CERTIFICATE_NOT_TRUSTED: 'dem Zertifikat wird nicht vertraut',
      ADDRESS_NOT_ALLOWED: 'der Server darf sich dorthin nicht verbinden',
      SECRET_MISSING: 'sein Geheimnis fehlt',
    },
    secret: {
      title: 'Geheimnis',
      once: 'Dieses Geheimnis wird nur jetzt angezeigt. Geben Sie es dem Empfänger, der damit Nachrichten prüft.',
      new: 'Neues Geheimnis',
      newTitle: 'Das Geheimnis ersetzen?',
      newText:
        'Einen Tag lang tragen Nachrichten Signaturen mit beiden Geheimnissen. Danach ist das bisherige ungültig.',
      former: 'Das bisherige Geheimnis gilt noch bis %{time}',
    },
  },
  event: {
    WebhookCreated: 'Webhook angelegt',
    WebhookChanged: 'Webhook geändert',
    WebhookTurnedOn: 'Webhook eingeschaltet',
    WebhookTurnedOff: 'Webhook ausgeschaltet',
    WebhookSecretReplaced: 'Geheimnis eines Webhooks ersetzt',
    WebhookDeleted: 'Webhook gelöscht',
    WebhookEventsDelivered: 'Ereignisse an Webhook zugestellt',
    WebhookDeliveryFailed: 'Zustellung an Webhook gescheitert',
    WebhookSetBack: 'Ereignisse eines Webhooks erneut gesendet',
    WebhookMessageSent: 'Nachricht an Webhook gesendet',
  },
  resources: {
    webhooks: {
      name: 'Webhook |||| Webhooks',
      notifications: {
        created: 'Webhook hinzugefügt',
        updated: 'Änderungen gespeichert',
        deleted: 'Webhook gelöscht |||| Webhooks gelöscht',
      },
      fields: {
        q: 'Suche',
        url: 'Adresse',
        description: 'Beschreibung',
        eventTypes: 'Ereignisse',
        enabled: 'Eingeschaltet',
        deliveredAt: 'Zuletzt zugestellt',
        createdAt: 'Angelegt',
      },
    },
  },
};
