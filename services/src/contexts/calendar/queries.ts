export * from './views/admin-meetings.js';
export * from './views/find-meetings.js';
export * from './views/find-meeting-calls.js';
export * from './views/get-linked-meeting.js';
export * from './views/get-meeting.js';
export * from './views/export-meeting.js';
