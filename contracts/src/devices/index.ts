export { DeviceAction } from './actions.js';
export * as adminDeviceRoutes from './admin-routes.js';
export type { AdminDevice } from './admin-routes.js';
export { DeviceBadge } from './badge.js';
export * as deviceClientRoutes from './client-routes.js';
export * as deviceConferenceMessages from './conference-messages.js';
export { DeviceDetails } from './details.js';
export {
  Brightness,
  BRIGHTNESS_LEVELS,
  CameraAngle,
  CLIENT_VOLUME,
  DeviceCamera,
  DeviceHardware,
  UsedResolutions,
  FRAME_RATE_OTHER,
  FRAME_RATES,
  Resolution,
  RESOLUTIONS,
  Volume,
} from './equipment.js';
export * from './events.js';
export {
  DeviceDisplay,
  DeviceHealth,
  DeviceQueueStatus,
  LiveDevice,
  PAGE_LOADING,
  PAGE_SILENT,
  STREAM_FROZEN,
  type DeviceHealthReport,
} from './health.js';
export { MediaPath } from './media-path.js';
export {
  DEVICE_KEY_ALPHABET,
  DEVICE_KEY_LENGTH,
  DEVICE_KEY_SELECTOR_LENGTH,
  DeviceKey,
  printDeviceKey,
} from './key.js';
export {
  DEVICE_ACTION_MS,
  DEVICE_HEALTH_EVERY_MS,
  DEVICE_PICTURE_MAX,
  DEVICE_RENEWAL_MS,
  DEVICE_SILENCE_MS,
  DEVICE_TOKEN_MS,
} from './limits.js';
export * as deviceMessages from './messages.js';
export { Device, OperatingHours } from './read-models.js';
export * as deviceRoutes from './routes.js';
export { deviceUpcasters } from './upcasters.js';
