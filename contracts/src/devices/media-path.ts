import { z } from 'zod';

/**
 * How sound and picture get to the media server: well, with losses, late, from a device that is too
 * busy, or not at all.
 */
export const MediaPath = z
  .enum(['good', 'loss', 'delay', 'device', 'unreachable'])
  .meta({ id: 'MediaPath' });
export type MediaPath = z.output<typeof MediaPath>;
