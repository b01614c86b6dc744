import { z } from 'zod';

import { Id } from '../schema/id.js';
import { displayName } from '../schema/person-name.js';
import { defineRoute } from '../schema/route.js';
import { SessionPin } from './settings.js';

const context = 'sessions';

/**
 * The identity of a person without an account in a session; the token is valid for that session
 * only.
 */
const GuestPass = z
  .object({ token: z.string(), guestId: Id, sessionId: Id })
  .meta({ id: 'GuestPass' });

export const enterAsGuest = defineRoute({
  method: 'POST',
  path: '/session/guest',
  context,
  policy: 'public',
  summary: 'Come to a session by its link without an account, with its PIN where it has one',
  body: z.strictObject({
    sessionId: Id,
    displayName: displayName(),
    pin: SessionPin.optional(),
  }),
  answers: { 200: GuestPass },
  rejections: ['SESSION_NOT_FOUND', 'SESSION_PIN_WRONG', 'TOO_MANY_REQUESTS'],
});

export const renewGuestToken = defineRoute({
  method: 'POST',
  path: '/session/guest/renew',
  context,
  policy: 'session.own',
  summary: 'A fresh token for a guest whose present one is still good',
  answers: { 200: GuestPass },
});
