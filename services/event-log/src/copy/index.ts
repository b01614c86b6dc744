export { copyLog, type CopyProgress, type LogCopied } from './copy-log.js';
export { LogsDiffer } from './logs-differ.js';
