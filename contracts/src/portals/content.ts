import { z } from 'zod';

import { FILES_PER_SLOT_MAX } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';

/** How long a piece of content can be shown, in seconds; 0 until the next one is asked for. */
export const CONTENT_DURATIONS = [0, 5, 10, 15, 30, 60] as const;
export const CONTENT_DURATION_DEFAULT = 5;
const ContentDuration = z.literal(CONTENT_DURATIONS).meta({ id: 'ContentDuration' });

/** How a piece of content comes. */
export const ContentAnimation = z
  .enum(['collapse', 'slide', 'fade', 'zoom'])
  .meta({ id: 'ContentAnimation' });

/** Of what kind a file is that is shown. */
export const MediaType = z.enum(['image', 'video', 'audio', 'pdf']).meta({ id: 'MediaType' });
export type MediaType = z.output<typeof MediaType>;

const Media = z.strictObject({ mediaType: MediaType, documentId: Id }).nullable();

/** One piece of what a portal shows in a slot. */
export const QueueContentItem = z
  .strictObject({
    _id: Id,
    message: z.strictObject({ enabled: z.boolean(), text: z.string().max(5000) }),
    media: z.strictObject({ enabled: z.boolean(), landscape: Media, portrait: Media }),
    duration: ContentDuration.default(CONTENT_DURATION_DEFAULT),
    animation: ContentAnimation.default('fade'),
    isDeleted: z.boolean().default(false),
  })
  .meta({ id: 'QueueContentItem' });
export type QueueContentItem = z.output<typeof QueueContentItem>;

const Slot = z.array(QueueContentItem).max(FILES_PER_SLOT_MAX).optional();

/** The content of a portal at each step of a visitor's way. */
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
  .meta({ id: 'QueueContent' });
export type QueueContent = z.output<typeof QueueContent>;
export type ContentSlot = keyof QueueContent;
export const CONTENT_SLOTS = Object.keys(QueueContent.shape) as readonly ContentSlot[];
