export { failureTexts } from './failure.js';
export { deviceNotes, noticeTexts } from './notice.js';
export { successTexts } from './success.js';
export type { Text } from './text.js';
