export * from './views/find-former-members.js';
export * from './views/find-profiles.js';
export * from './views/get-avatar.js';
export * from './views/guests.js';
export * from './views/members.js';
export * from './views/owner-of-profile.js';
