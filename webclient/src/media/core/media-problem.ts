import { decodedOf } from './codec-order.js';

/** Why camera or microphone could not be had; each has its own help text. */
export type MediaProblem =
  | 'not-found'
  | 'denied'
  | 'dismissed'
  | 'blocked-by-system'
  | 'in-use'
  | 'overconstrained'
  | 'insecure'
  | 'unsupported'
  | 'unknown';

const notAllowed = (message: string): MediaProblem => {
  if (/system|platform settings/i.test(message)) return 'blocked-by-system';
  return /dismiss/i.test(message) ? 'dismissed' : 'denied';
};

/**
 * Reads out of an error of `getUserMedia` what a person can do about it; the older names of errors
 * count as well.
 */
export function problemOf(error: unknown): MediaProblem {
  const { name, message } =
    error instanceof Error || error instanceof DOMException ? error : new Error();
  switch (name) {
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return 'not-found';
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      return notAllowed(message);
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'in-use';
    case 'OverconstrainedError':
    case 'ConstraintNotSatisfiedError':
      return 'overconstrained';
    case 'SecurityError':
      return 'insecure';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'unknown';
  }
}

/** True unless the browser names its codecs, and none of them is one of calls. */
function mayDecode(): boolean {
  if (!('RTCRtpReceiver' in globalThis)) return true;
  const capabilities = RTCRtpReceiver.getCapabilities('video');
  return capabilities === null || decodedOf(capabilities.codecs).length > 0;
}

/**
 * Tells whether this browser can be in a call at all: it can connect, and show a codec of calls.
 */
export function canCall(): boolean {
  return typeof RTCPeerConnection === 'function' && mayDecode();
}

/**
 * Names an insecure address, or a browser without calls or cameras, before a camera is asked for.
 */
export function obstacle(): MediaProblem | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!canCall()) return 'unsupported';
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return typeof devices?.getUserMedia === 'function' ? undefined : 'unsupported';
}
