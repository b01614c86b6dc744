export * from './admin-meetings.js';
export * from './find-meetings.js';
export * from './find-meeting-calls.js';
export * from './get-linked-meeting.js';
export * from './get-meeting.js';
export * from './export-meeting.js';
