export * as deviceClientRoutes from './client-routes.js';
export * as deviceMessages from './messages.js';
export {
  CameraAngle,
  Device,
  DeviceCamera,
  DeviceDisplay,
  DeviceHealth,
  FRAME_RATE_OTHER,
  FRAME_RATES,
  Resolution,
  RESOLUTIONS,
} from './read-models.js';
export * as deviceRoutes from './routes.js';
