export { askRunningServer, ServerDidNot, type Asking } from './ask-running-server.js';
export { openOperatorDoor, type OperatorDoor } from './operator-door.js';
export { operatorTask, type OperatorTask, type Tell } from './operator-task.js';
export { TaskRefused } from './task-refused.js';
