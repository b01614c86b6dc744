import { z } from 'zod';

import { Language } from '../schema/language.js';
import { PortalPin, RatingType } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { ClientSecret } from './client-secret.js';
import { VisitView } from './read-models.js';
import { plainLine, plainParagraph } from '../schema/plain-text.js';

const context = 'visits';

/** The code at the end of the link in a mail or text message. */
const PlaceCode = z
  .string()
  .regex(/^[A-Za-z0-9]{16}$/)
  .meta({ id: 'PlaceCode', examples: ['k'.repeat(16)] });

export const openVisit = defineRoute({
  method: 'POST',
  path: '/callDetail/clientCall',
  context,
  summary:
    'Step through the admission of a portal; the same id and secret again gives a fresh token for the same visit',
  policy: 'public',
  body: z.strictObject({
    _id: Id,
    clientSecret: ClientSecret,
    queueId: Id,
    visitorName: plainLine().max(100).optional(),
    pin: PortalPin.optional(),
    /** Admits without the PIN; see `POST /queue/invitation`. */
    invitation: z.string().max(2000).optional(),
    language: Language.default('de'),
  }),
  answers: { 201: z.object({ token: z.string(), visit: VisitView }) },
  rejections: [
    'PORTAL_NOT_FOUND',
    'PORTAL_CLOSED',
    'PIN_REQUIRED',
    'PIN_WRONG',
    'INVITATION_OVER',
    'VISITOR_NAME_REQUIRED',
    'SMS_CODE_REQUIRED',
    'DEVICE_DEACTIVATED',
    'DEVICE_OTHER_PORTAL',
    'VISIT_OVER',
    'ID_ALREADY_USED',
    'TOO_MANY_REQUESTS',
    'OVERLOADED',
  ],
});

export const renewVisitToken = defineRoute({
  method: 'POST',
  path: '/callDetail/clientToken',
  context,
  summary:
    'A fresh token for a visit and how it stands, for who knows its secret; while it lasts, and for an hour after its end so that it can be rated',
  policy: 'public',
  body: z.strictObject({ _id: Id, clientSecret: ClientSecret }),
  answers: { 200: z.object({ token: z.string(), visit: VisitView }) },
  rejections: ['VISIT_NOT_FOUND', 'VISIT_OVER'],
});

export const returnByLink = defineRoute({
  method: 'POST',
  path: '/queue/returnToPlace',
  context,
  summary:
    'Come back by the link of a mail or text message, once: the visit is known from then on by the secret given here',
  policy: 'public',
  body: z.strictObject({ code: PlaceCode, clientSecret: ClientSecret }),
  answers: { 200: z.object({ _id: Id, queueId: Id }) },
  rejections: ['PLACE_LINK_OVER', 'PLACE_PORTAL_CLOSED', 'TOO_MANY_REQUESTS'],
});

export const rateVisit = defineRoute({
  method: 'POST',
  path: '/queue/feedback',
  context,
  summary: 'Rate a visit that is over',
  policy: 'visit.own',
  body: z.strictObject({
    clientId: Id,
    rating: z.int().min(0).max(5).nullable(),
    /** The question that was shown: the portal may ask another by now. Left out: as it asks now. */
    ratingType: RatingType.optional(),
    comment: plainParagraph().max(2000).default(''),
  }),
  answers: { 200: VisitView },
  rejections: ['VISIT_NOT_FOUND', 'VISIT_NOT_OVER'],
});
