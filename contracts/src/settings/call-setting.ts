import { z } from 'zod';

import { Id } from '../schema/id.js';

/** The start and the layout of the member's calls. */
export const CallSetting = z
  .strictObject({
    /**
     * The state of camera and microphone at the start of a call, and the portal whose line the desk
     * shows first.
     */
    startWith: z.strictObject({ video: z.boolean(), audio: z.boolean(), queueId: Id.nullable() }),
    /** Puts the speaker over shared streams: always (`enabled`), or on a small screen (`auto`). */
    portraitOverlay: z.strictObject({ enabled: z.boolean(), auto: z.boolean() }),
    mediaSettings: z.strictObject({
      quality: z.enum(['4K', 'Full HD', 'HD', 'SD', 'Low']).default('HD'),
      transparency: z
        .union([z.literal(0), z.literal(25), z.literal(50), z.literal(75), z.literal(100)])
        .default(0),
    }),
    layout: z.enum(['default', 'grid', 'listTop']).default('default'),
  })
  .meta({ id: 'CallSetting' });
export type CallSetting = z.output<typeof CallSetting>;

/** The defaults for a member who has set no value. */
export const STANDARD_CALL_SETTING: CallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
};
