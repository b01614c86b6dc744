import { permitsInCall } from '../sessions/in-call-policy.js';
import type { InCallRole } from '../sessions/kinds.js';
import type { MediaRules } from './media-rules.js';
import type { CallKind } from './participants.js';

/** The source that a participant sends. */
export type MediaSource = 'camera' | 'microphone' | 'screen';

const ROLES = {
  camera: 'cameraRoles',
  microphone: 'microphoneRoles',
  screen: 'screenShareRoles',
} as const satisfies Readonly<Record<MediaSource, keyof MediaRules>>;

/**
 * True if a role may send a source in a call. Without rules of the place, speakers are chosen in a
 * session, and all participants of other calls may speak.
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
