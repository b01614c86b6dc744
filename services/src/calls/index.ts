export { CallsModule } from './calls.module.js';
export {
  Call,
  EndCall,
  EndCallHandler,
  JoinCall,
  JoinCallHandler,
  LeaveCall,
  LeaveCallHandler,
} from './commands/index.js';
export { mediaSettings, readMediaSettings } from './media-settings.js';
export type { MediaParts } from './media.module.js';
