export * from './constants.js';
export {
  AppAppearance,
  AppSetting,
  BRIGHTNESS,
  CallSetting,
  CLIENT_VOLUME,
  License,
  Modules,
  PolicyRow,
  Sounds,
  VOLUME_LEVELS,
  VOLUME_STEP,
} from './read-models.js';
export * as settingsRoutes from './routes.js';
