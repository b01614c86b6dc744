export type { DeviceCollections, DeviceDocument, DeviceSignInDocument } from './devices.model.js';
export { devices } from './devices.js';
