import type { z } from 'zod';

import { permitsInCall } from '../sessions/in-call-policy.js';
import type { InCallRole } from '../sessions/kinds.js';
import { SessionSettings, type Quality } from '../sessions/settings.js';
import type { CallKind } from './participants.js';

/** Who may send what in a call, and how well, as the place is set that the call came from. */
export const MediaRules = SessionSettings.pick({
  cameraRoles: true,
  microphoneRoles: true,
  screenShareRoles: true,
  quality: true,
  startMuted: true,
}).meta({ id: 'MediaRules' });
export type MediaRules = z.output<typeof MediaRules>;

/** What somebody sends with. */
export type MediaSource = 'camera' | 'microphone' | 'screen';

const ROLES = {
  camera: 'cameraRoles',
  microphone: 'microphoneRoles',
  screen: 'screenShareRoles',
} as const satisfies Readonly<Record<MediaSource, keyof MediaRules>>;

/**
 * Whether a role may send with something in a call. Where the place says nothing, speakers are chosen in a session, and anyone
 * who came to any other call came to speak.
 */
export function maySendWith(
  source: MediaSource,
  role: InCallRole,
  kind: CallKind,
  rules: MediaRules | null = null,
): boolean {
  if (rules) return rules[ROLES[source]].includes(role);
  if (source === 'screen') return permitsInCall('call.share-screen', role);
  return kind !== 'session' || permitsInCall('call.speak', role);
}

/** How large a picture is sent at most, in pixels, how often a second, and in how many bits a second. */
export interface PictureLimit {
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  readonly bitrate: number;
}

/** What each quality comes to. */
export const pictureLimits: Readonly<Record<Quality, PictureLimit>> = {
  '4K': { width: 3840, height: 2160, frameRate: 5, bitrate: 3_000_000 },
  'Full HD': { width: 1920, height: 1080, frameRate: 20, bitrate: 1_600_000 },
  HD: { width: 1280, height: 720, frameRate: 20, bitrate: 800_000 },
  SD: { width: 640, height: 480, frameRate: 24, bitrate: 400_000 },
  Low: { width: 320, height: 240, frameRate: 24, bitrate: 150_000 },
};
