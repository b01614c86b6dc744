export { DeviceAccess, type AccessState } from './session/device-access.js';
