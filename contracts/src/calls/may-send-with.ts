import { permitsInCall } from '../sessions/in-call-policy.js';
import type { InCallRole } from '../sessions/kinds.js';
import type { MediaRules } from './media-rules.js';
import type { CallKind } from './participants.js';

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
