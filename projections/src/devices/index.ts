export type {
  DeviceCollections,
  DeviceDocument,
  DeviceSignInDocument,
} from './devices/document.js';
export { devices } from './devices/projection.js';
