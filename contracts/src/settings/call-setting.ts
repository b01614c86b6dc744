import { z } from 'zod';

import { Id } from '../schema/id.js';

/** How the own calls begin and are laid out. */
export const CallSetting = z
  .strictObject({
    /** Whether camera and microphone are on as a call begins, and the portal whose line the desk shows first. */
    startWith: z.strictObject({ video: z.boolean(), audio: z.boolean(), queueId: Id.nullable() }),
    /** Who speaks, over what is shown: always (`enabled`), or where the screen is small (`auto`). */
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

/** What holds for who has set nothing. */
export const STANDARD_CALL_SETTING: CallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
};
