import { z } from 'zod';

import { Id } from '../schema/id.js';

/** How long a piece of content is shown, in seconds. */
export const ContentDuration = z
  .union([z.literal(0), z.literal(5), z.literal(10), z.literal(15), z.literal(30), z.literal(60)])
  .meta({ id: 'ContentDuration' });
export const CONTENT_DURATION_DEFAULT = 5;

const Media = z
  .strictObject({
    mediaType: z.enum(['image', 'video', 'audio', 'pdf']),
    documentId: Id,
  })
  .nullable();

/** One piece of what a portal shows in a slot. */
export const QueueContentItem = z
  .strictObject({
    _id: Id,
    message: z.strictObject({ enabled: z.boolean(), text: z.string().max(5000) }),
    media: z.strictObject({ enabled: z.boolean(), landscape: Media, portrait: Media }),
    duration: ContentDuration.default(CONTENT_DURATION_DEFAULT),
    isDeleted: z.boolean().default(false),
  })
  .meta({ id: 'QueueContentItem' });

const Slot = z.array(QueueContentItem).max(15);

/** What a portal shows at each station of a visitor's way. */
export const QueueContent = z
  .strictObject({
    access: Slot,
    default: Slot,
    checkIn: Slot,
    welcome: Slot,
    waiting: Slot,
    notAvailable: Slot,
    goodBye: Slot,
  })
  .partial()
  .meta({ id: 'QueueContent' });
