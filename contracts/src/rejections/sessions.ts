import type { Rejection } from './rejection.js';

/** Errors around sessions. */
export const sessionRejections = {
  SESSION_NOT_FOUND: {
    status: 404,
    en: 'This session does not exist.',
    de: 'Diese Sitzung gibt es nicht.',
  },
  SESSION_NAME_TAKEN: {
    status: 409,
    en: 'A session with this name already exists.',
    de: 'Es gibt bereits eine Sitzung mit diesem Namen.',
  },
  SESSION_IS_DIRECT: {
    status: 409,
    en: 'This cannot be done in a direct session.',
    de: 'Das ist in einer direkten Sitzung nicht möglich.',
  },
  SESSION_NEEDS_ADMIN: {
    status: 409,
    en: 'A session needs at least one admin.',
    de: 'Eine Sitzung braucht mindestens einen Admin.',
  },
  SESSION_NEEDS_PIN: {
    status: 409,
    en: 'Set a PIN first.',
    de: 'Legen Sie zuerst eine PIN fest.',
  },
  SESSION_FULL: {
    status: 409,
    en: 'This session has as many members as it can have.',
    de: 'Diese Sitzung hat so viele Mitglieder, wie sie haben kann.',
  },
  SESSION_LIVE: {
    status: 409,
    en: 'There is a call in progress in this session.',
    de: 'In dieser Sitzung läuft gerade ein Anruf.',
  },
  SESSION_KEEPS_SIGNED: {
    status: 409,
    en: 'This session has signed documents, which are kept. It cannot be deleted.',
    de: 'Diese Sitzung enthält unterschriebene Dokumente, die aufbewahrt werden. Sie lässt sich nicht löschen.',
  },
  SESSION_CLOSED: {
    status: 403,
    en: 'You cannot join this session without an invitation. Ask one of its admins.',
    de: 'Dieser Sitzung können Sie nicht selbst beitreten. Fragen Sie einen ihrer Admins.',
  },
  SESSION_PIN_REQUIRED: {
    status: 401,
    en: 'Please enter the PIN of this session.',
    de: 'Bitte geben Sie die PIN dieser Sitzung ein.',
  },
  SESSION_PIN_WRONG: {
    status: 401,
    en: 'The PIN is wrong.',
    de: 'Die PIN ist falsch.',
  },
  NOT_A_SESSION_MEMBER: {
    status: 403,
    en: 'You do not belong to this session.',
    de: 'Sie gehören nicht zu dieser Sitzung.',
  },
} as const satisfies Record<string, Rejection>;
