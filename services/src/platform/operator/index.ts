export { askRunningServer, ServerDidNot } from './ask-running-server.js';
export { openOperatorDoor, type OperatorDoor } from './operator-door.js';
export { operatorTask, type OperatorTask } from './operator-task.js';
