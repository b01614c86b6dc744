export {
  kindsBeyond,
  LOG_FORMAT_RAISED,
  OWN_KINDS,
  raiseLogFormat,
  readLogFormat,
} from './log-format.js';
export { markedLog, PROGRAM } from './marked-log.js';
