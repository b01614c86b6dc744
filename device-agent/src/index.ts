export {
  DeviceSession,
  reportHealth,
  type DeviceFacts,
  type DeviceKey,
  type DeviceServer,
} from './session/device-session.js';
