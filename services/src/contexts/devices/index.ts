export { ChangeDevice, RegenerateDeviceKey, RegisterDevice } from './commands.js';
export { DevicesModule } from './devices.module.js';
export { deviceFiles } from './known-files.js';
