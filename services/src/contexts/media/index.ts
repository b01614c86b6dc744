export { iceServersFor } from './ice-servers.js';
export {
  MEDIA_SETTINGS,
  type MediaSettings,
  mediaSettings,
  readMediaSettings,
} from './media-settings.js';
export { findProgram } from './adapters/janus-process/find-janus.js';
export { MediaModule, recordingsFolder, type MediaParts } from './media.module.js';
export { usualAllowance, type Allowance } from './relay/allowance.js';
export { DirectRelay } from './relay/direct/direct-relay.js';
export { type MediaRelay } from './relay/media-relay.js';
export { MediaRelays } from './relay/media-relays.js';
export { type Publication } from './relay/publication.js';
export { type RelaySignal, type StreamGoneReason } from './relay/relay-signal.js';
export { type Subscription } from './relay/subscription.js';
