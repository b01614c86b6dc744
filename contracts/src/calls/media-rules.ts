import type { z } from 'zod';

import { SessionSettings } from '../sessions/settings.js';

/** Who may send what in a call, and how well, as the place is set that the call came from. */
export const MediaRules = SessionSettings.pick({
  cameraRoles: true,
  microphoneRoles: true,
  screenShareRoles: true,
  quality: true,
  startMuted: true,
}).meta({ id: 'MediaRules' });
export type MediaRules = z.output<typeof MediaRules>;
