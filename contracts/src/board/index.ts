export * as boardMessages from './messages.js';
export { SignProcessStatus, Whiteboard, XFDF_MAX } from './read-models.js';
