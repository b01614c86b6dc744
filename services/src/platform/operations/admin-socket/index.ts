export { askRunningServer, ServerDidNot, type Asking } from './ask-running-server.js';
export { openAdminSocket, type AdminSocket } from './admin-socket.js';
export { adminTask, type AdminTask, type Notify } from './admin-task.js';
export { DomainError } from './domain-error.js';
export {
  REBUILD_PATIENCE_MS,
  REBUILD_TASK,
  Rebuilt,
  rebuildTask,
  RebuildWord,
  type RebuildTaskParts,
} from './rebuild-task.js';
