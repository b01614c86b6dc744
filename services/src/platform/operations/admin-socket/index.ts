export { askRunningServer, ServerDidNot } from './ask-running-server.js';
export { openAdminSocket, type AdminSocket } from './admin-socket.js';
export { adminTask, type AdminTask } from './admin-task.js';
export { REBUILD_PATIENCE_MS, REBUILD_TASK, rebuildTask, RebuildWord } from './rebuild-task.js';
