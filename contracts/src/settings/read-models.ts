import { z } from 'zod';

import { Appearance } from '../portals/look.js';
import { Id } from '../schema/id.js';

/** Levels of loudness by name, 0 to 1. */
export const VOLUME_LEVELS = { Low: 0.3, Medium: 0.6, High: 1 } as const;
/** How much a key press changes the volume, and what a visitor's page begins with. */
export const VOLUME_STEP = 0.1;
export const CLIENT_VOLUME = 0.7;
/** Levels of brightness, 0 to 1. */
export const BRIGHTNESS = { low: 0.3, medium: 0.6, high: 1 } as const;

const Sound = z.strictObject({
  ringTone: z.int().min(1).max(7),
  volume: z.number().min(0).max(1),
});

/** What rings, and how loud. */
export const Sounds = z.strictObject({ queueCall: Sound, call: Sound }).meta({ id: 'Sounds' });

/** The company's look. */
export const AppAppearance = z
  .strictObject({
    ...Appearance.shape,
    title: z.string().trim().max(80).default('Foyer'),
    defaultWhiteboardDoc: Id.nullable().default(null),
  })
  .meta({ id: 'AppAppearance' });

export const Modules = z
  .strictObject({ paymentTerminalModuleActive: z.boolean() })
  .meta({ id: 'Modules' });

export const License = z.object({ expired: z.boolean() }).meta({ id: 'License' });

/** A setting of the whole deployment. */
export const AppSetting = z
  .object({
    _id: Id,
    sounds: Sounds,
    appearance: AppAppearance,
    modules: Modules,
    license: License,
  })
  .meta({ id: 'AppSetting' });
export type AppSetting = z.output<typeof AppSetting>;

/** How the own calls begin and are laid out. */
export const CallSetting = z
  .strictObject({
    startWith: z.strictObject({ video: z.boolean(), audio: z.boolean(), queueId: Id.nullable() }),
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

/** One row of the policy tables: an action and the roles that may do it. */
export const PolicyRow = z
  .object({ action: z.string(), roles: z.array(z.string()) })
  .meta({ id: 'PolicyRow' });
