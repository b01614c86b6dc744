import type { Rejection } from './rejection.js';

/** Errors of what other systems connect to. */
export const integrationRejections = {
  EVENT_CURSOR_UNKNOWN: {
    status: 409,
    en: 'This place is not one of this log. It was restored or moved since; please begin without “after”.',
    de: 'Diese Stelle gehört nicht zu diesem Protokoll. Es wurde seither wiederhergestellt oder umgezogen. Bitte beginnen Sie ohne „after“.',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    en: 'This webhook does not exist.',
    de: 'Diesen Webhook gibt es nicht.',
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    status: 404,
    en: 'This delivery is no longer kept.',
    de: 'Diese Zustellung ist nicht mehr gespeichert.',
  },
  WEBHOOKS_FULL: {
    status: 409,
    en: 'There are as many webhooks as there can be. Please delete one first.',
    de: 'Es gibt schon so viele Webhooks wie möglich. Bitte löschen Sie zuerst einen.',
  },
  WEBHOOK_EVENT_UNKNOWN: {
    status: 422,
    en: 'There is no event of this name.',
    de: 'Ein Ereignis mit diesem Namen gibt es nicht.',
  },
  WEBHOOK_ADDRESS_NOT_ALLOWED: {
    status: 422,
    en: 'The server must not connect to this address. It needs https; internal networks have to be allowed in the server’s setting WEBHOOK_NETWORKS.',
    de: 'Zu dieser Adresse darf der Server keine Verbindung aufbauen. Sie braucht https, und interne Netze müssen in der Einstellung WEBHOOK_NETWORKS des Servers erlaubt sein.',
  },
} as const satisfies Record<string, Rejection>;
