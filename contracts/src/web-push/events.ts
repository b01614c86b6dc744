import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { NoticeKind } from './notice.js';

/** Why a push subscription ended; `gone`: its push service said so by 404 or 410. */
export const PushEndReason = z
  .enum(['asked', 'replaced', 'too-many', 'sign-in-ended', 'gone'])
  .meta({ id: 'PushEndReason' });
export type PushEndReason = z.output<typeof PushEndReason>;

/**
 * Stream `pushsubscriptions-<memberId>`: the browsers that show notices to a member, each for as
 * long as its sign-in lasts. Address and keys of a subscription are in the vault, under its id.
 */
export const PushSubscriptionAdded = defineEvent(
  'PushSubscriptionAdded',
  1,
  z.object({ memberId: Id, subscriptionId: Id, sessionId: Id }),
);
export const PushSubscriptionEnded = defineEvent(
  'PushSubscriptionEnded',
  1,
  z.object({ memberId: Id, subscriptionId: Id, reason: PushEndReason }),
);

export const pushSubscriptionEvents = [PushSubscriptionAdded, PushSubscriptionEnded] as const;
export type PushSubscriptionEvent = EventOf<(typeof pushSubscriptionEvents)[number]>;

/** Stream `pushnotice-<noticeId>`: one matter, and the browsers that are to show it. */
export const PushNoticeDue = defineEvent(
  'PushNoticeDue',
  1,
  z.object({
    noticeId: Id,
    memberId: Id,
    subscriptionId: Id,
    kind: NoticeKind,
    /** How often it was shown, with this time. */
    nth: z.int().positive(),
    portalId: Id.nullable(),
    callId: Id.nullable(),
    count: z.int().positive().nullable(),
    /** It is of no use later. */
    until: z.iso.datetime(),
  }),
);
/** The matter is over: browsers take the notice away. */
export const PushNoticeEnded = defineEvent(
  'PushNoticeEnded',
  1,
  z.object({ noticeId: Id, memberId: Id, until: z.iso.datetime() }),
);

export const pushNoticeEvents = [PushNoticeDue, PushNoticeEnded] as const;
export type PushNoticeEvent = EventOf<(typeof pushNoticeEvents)[number]>;
