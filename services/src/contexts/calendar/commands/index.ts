export * from './answer-invitation.js';
export * from './cancel-meeting.js';
export * from './change-meeting.js';
export * from './enter-meeting.js';
export * from './hand-over.js';
export * from './plan-meeting.js';
export * from './remind-of-meeting.js';
export * from './notify-of-answers.js';
