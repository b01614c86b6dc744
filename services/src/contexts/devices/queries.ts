export { DeviceTelemetry } from './views/device-telemetry.js';
export { devices, FindDevices, GetDevice } from './views/devices.js';
export { GetDevicePicture } from './views/get-picture.js';
export { liveOf } from './views/shown-device.js';
export {
  FindVisitOfCallAtDevice,
  FindVisitOfDevice,
  GiveVisitToken,
  RequireVisitAtDevice,
} from './views/visits-of-device.js';
