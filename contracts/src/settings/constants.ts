/**
 * Business constants of the specification's section 9 that belong to no single context; each names
 * its unit.
 */

/** How many rows a table may show at once. */
export const PAGE_SIZES = [5, 10, 25] as const;

/**
 * How long a message stays on the screen, in milliseconds; the shorter one after a member was
 * changed.
 */
export const TOAST_MS = 5_000;
export const MEMBER_UPDATED_TOAST_MS = 1_000;
/**
 * The duration of a toast about an incoming call, and about a person who joins or leaves a public
 * session, in milliseconds.
 */
export const INCOMING_CALL_TOAST_MS = 15_000;
export const JOIN_LEAVE_TOAST_MS = 15_000;

/** How often a receiving stream and a shared screen are looked at, in milliseconds. */
export const RECEIVE_STREAM_POLL_MS = 500;
export const SCREEN_SHARE_POLL_MS = 100;
/** A notification to load a document again waits this long, in milliseconds. */
export const RELOAD_NOTIFICATION_MS = 100;

/** A call list is filled from further pages until it has this many entries. */
export const CALL_LIST_MIN = 15;

/** The requested values of a camera: size in pixels, frames per second. */
export const CAMERA = {
  width: { min: 320, ideal: 1280, max: 1920 },
  height: { min: 240, ideal: 720, max: 1080 },
  frameRate: 20,
  fullHdFrameRate: 24,
  screenFrameRateMax: 5,
} as const;
/** The highest rate that a camera may send, in bits per second. */
export const VIDEO_BITRATE_MAX = 800_000;

/** A QR code: width in pixels, margin in modules. */
export const QR_CODE = { width: 512, margin: 0 } as const;

/** Languages of the user interface, and the one to fall back to. */
export const FALLBACK_LANGUAGE = 'de';

/** Suggested times are rounded to multiples of this, in minutes. */
export const TIME_ROUNDING_MINUTES = 10;

/** The ways in which elements may appear and disappear. */
export const ANIMATIONS = ['collapse', 'slide', 'fade', 'zoom'] as const;
export const SIDE_TABS = ['chat-tab', 'folder-tab'] as const;
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export const CONTENT_TYPES = ['image', 'video', 'audio', 'pdf'] as const;

/** Sounds of events; there are seven ring tones besides. */
export const EVENT_SOUNDS = [
  'pause',
  'buttonTap',
  'callJoined',
  'callEnded',
  'cameraOn',
  'cameraOff',
  'screenshot',
  'loading',
  'error',
  'notification',
  'newMessage',
  'fileAttached',
  'inCallTest',
  'silent',
] as const;
export const RING_TONES = 7;
