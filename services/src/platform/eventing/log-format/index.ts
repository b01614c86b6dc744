export {
  kindsBeyond,
  LOG_FORMAT_RAISED,
  OWN_KINDS,
  raiseLogFormat,
  readLogFormat,
} from './log-format.js';
export { markedLog } from './marked-log.js';
export { PROGRAM } from './program-name.js';
