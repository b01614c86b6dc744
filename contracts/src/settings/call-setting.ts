import { z } from 'zod';

import { Id } from '../schema/id.js';
import { RevisionOrNone, seenOrNone } from '../schema/revision.js';

/**
 * The state of camera and microphone at the start of a call, and the portal whose line the desk
 * shows first.
 */
const startWith = z.strictObject({
  video: z.boolean(),
  audio: z.boolean(),
  queueId: Id.nullable(),
});
/** Puts the speaker over shared streams: always (`enabled`), or on a small screen (`auto`). */
const portraitOverlay = z.strictObject({ enabled: z.boolean(), auto: z.boolean() });
const mediaSettings = z.strictObject({
  quality: z.enum(['4K', 'Full HD', 'HD', 'SD', 'Low']),
  transparency: z.union([
    z.literal(0),
    z.literal(25),
    z.literal(50),
    z.literal(75),
    z.literal(100),
  ]),
});
const layout = z.enum(['default', 'grid', 'listTop']);

/** The start and the layout of the member's calls. */
export const CallSetting = z
  .strictObject({ startWith, portraitOverlay, mediaSettings, layout })
  .meta({ id: 'CallSetting' });
export type CallSetting = z.output<typeof CallSetting>;

/** The same as it is shown, with the number of its last change. */
export const ShownCallSetting = CallSetting.extend({ revision: RevisionOrNone }).meta({
  id: 'ShownCallSetting',
});
export type ShownCallSetting = z.output<typeof ShownCallSetting>;

/** A change of these settings; absent fields stay. */
export const CallSettingChange = z
  .strictObject({
    startWith: startWith.partial(),
    portraitOverlay,
    mediaSettings: mediaSettings.partial(),
    layout,
    ...seenOrNone,
  })
  .partial()
  .meta({ id: 'CallSettingChange' });
export type CallSettingChange = z.output<typeof CallSettingChange>;

/** The defaults for a member who has set no value. */
export const STANDARD_CALL_SETTING: CallSetting = {
  startWith: { video: true, audio: true, queueId: null },
  portraitOverlay: { enabled: false, auto: true },
  mediaSettings: { quality: 'HD', transparency: 0 },
  layout: 'default',
};
