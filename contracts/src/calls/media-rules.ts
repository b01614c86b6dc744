import type { z } from 'zod';

import { SessionSettings } from '../sessions/settings.js';

/**
 * The roles that may send each source in a call, and the quality, by the settings of the call's
 * place.
 */
export const MediaRules = SessionSettings.pick({
  cameraRoles: true,
  microphoneRoles: true,
  screenShareRoles: true,
  quality: true,
  startMuted: true,
}).meta({ id: 'MediaRules' });
export type MediaRules = z.output<typeof MediaRules>;
