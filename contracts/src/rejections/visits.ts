import type { Rejection } from './rejection.js';

/** Errors on a visitor's way and at an agent's desk. */
export const visitRejections = {
  VISIT_NOT_FOUND: {
    status: 404,
    en: 'This visit does not exist or is over.',
    de: 'Diesen Besuch gibt es nicht oder er ist beendet.',
  },
  VISIT_OVER: {
    status: 410,
    en: 'This visit is over.',
    de: 'Dieser Besuch ist beendet.',
  },
  VISIT_NOT_OVER: {
    status: 409,
    en: 'This visit is not over yet.',
    de: 'Dieser Besuch ist noch nicht beendet.',
  },
  VISITOR_AWAY: {
    status: 409,
    en: "This visitor's connection is interrupted. The place in line is kept.",
    de: 'Die Verbindung dieser Person ist unterbrochen. Ihr Platz bleibt erhalten.',
  },
  VISITOR_NOT_WAITING: {
    status: 409,
    en: 'This visitor is no longer waiting.',
    de: 'Diese Person wartet nicht mehr.',
  },
  VISITOR_TAKEN: {
    status: 409,
    en: '{agent} has taken this visitor.',
    de: '{agent} hat diese Person übernommen.',
  },
  VISITOR_OFFERED_ELSEWHERE: {
    status: 409,
    en: 'It is ringing at another desk right now.',
    de: 'Es klingelt gerade an einem anderen Platz.',
  },
  VISITOR_NOT_NEXT: {
    status: 409,
    en: 'Someone has been waiting longer.',
    de: 'Jemand wartet schon länger.',
  },
  REASON_REQUIRED: {
    status: 400,
    en: 'Please give a reason for sending the visitor to another portal.',
    de: 'Bitte geben Sie an, warum der Besuch an ein anderes Portal geht.',
  },
  OFFER_OVER: {
    status: 409,
    en: 'This call has stopped ringing.',
    de: 'Dieser Anruf klingelt nicht mehr.',
  },
  AGENT_BUSY: {
    status: 409,
    en: 'You are in another call.',
    de: 'Sie sind in einem anderen Gespräch.',
  },
  AGENT_NOT_AVAILABLE: {
    status: 409,
    en: 'You are not available. Change your availability first.',
    de: 'Sie sind nicht verfügbar. Ändern Sie zuerst Ihre Verfügbarkeit.',
  },
  AGENT_IN_CALL: {
    status: 409,
    en: 'This agent is in a call.',
    de: 'Dieser Agent ist in einem Gespräch.',
  },
  AGENT_NOT_AT_WORK: {
    status: 409,
    en: 'This agent is not available right now.',
    de: 'Dieser Agent ist gerade nicht im Dienst.',
  },
  PLACE_LINK_OVER: {
    status: 410,
    en: 'This link has already been used or has expired.',
    de: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  },
  PLACE_PORTAL_CLOSED: {
    status: 410,
    en: 'The portal has closed, and your place in line with it.',
    de: 'Das Portal hat geschlossen, und damit ist Ihr Platz in der Warteschlange nicht mehr da.',
  },
  NO_MESSAGES_HERE: {
    status: 409,
    en: 'This portal is not accepting messages right now.',
    de: 'Dieses Portal nimmt gerade keine Nachrichten an.',
  },
} as const satisfies Record<string, Rejection>;
