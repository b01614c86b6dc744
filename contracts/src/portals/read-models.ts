import { z } from 'zod';

import { OnlineStatus } from '../identity/availability.js';
import { Id } from '../schema/id.js';
import { CallLogic, RatingType, Shortlink } from './call-logic.js';
import { Appearance, CallButton, PortalMessages } from './look.js';

/** A portal (the wire's *queue*) as its administrators and agents see it. */
export const Portal = z
  .object({
    _id: Id,
    name: z.string(),
    deactivated: z.boolean(),
    onlineStatus: OnlineStatus,
    timeZone: z.string(),
    callLogic: CallLogic,
    askClientName: z.boolean(),
    hasPin: z.boolean(),
    shortlink: Shortlink,
    redirectLink: z.string(),
    messages: PortalMessages,
    callButton: CallButton,
    appearance: Appearance,
    feedback: z.object({ enabled: z.boolean(), ratingType: RatingType }),
    members: z.array(z.object({ memberId: Id })),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Portal' });
export type Portal = z.output<typeof Portal>;

/** What a visitor may know of a portal. */
export const PublicPortal = Portal.pick({
  _id: true,
  name: true,
  onlineStatus: true,
  askClientName: true,
  hasPin: true,
  shortlink: true,
  messages: true,
  callButton: true,
  appearance: true,
  feedback: true,
})
  .extend({
    /** How many visitors are waiting now. */
    waiting: z.int().nonnegative(),
  })
  .meta({ id: 'PublicPortal' });
export type PublicPortal = z.output<typeof PublicPortal>;
