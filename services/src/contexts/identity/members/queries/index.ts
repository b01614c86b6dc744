export * from './find-former-members.js';
export * from './find-profiles.js';
export * from './get-avatar.js';
export * from './guests.js';
export * from './members.js';
export * from './owner-of-profile.js';
