export {
  Call,
  EndCall,
  EndCallHandler,
  JoinCall,
  JoinCallHandler,
  LeaveCall,
  LeaveCallHandler,
} from './commands/index.js';
