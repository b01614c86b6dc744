export { LOG_FORMAT_RAISED, raiseLogFormat, readLogFormat } from './log-format.js';
export { markedLog } from './marked-log.js';
