export { DeviceTelemetry } from './device-telemetry.js';
export { devices, FindDevices, GetDevice, type DeviceCriteria } from './devices.js';
export { GetDevicePicture } from './get-picture.js';
export { liveOf } from './shown-device.js';
export {
  FindVisitOfCallAtDevice,
  FindVisitOfDevice,
  GiveVisitToken,
  RequireVisitAtDevice,
} from './visits-of-device.js';
