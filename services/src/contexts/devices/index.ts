export { ChangeDevice, RegenerateDeviceKey, RegisterDevice } from './commands/index.js';
export { DevicesModule } from './devices.module.js';
