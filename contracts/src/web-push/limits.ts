/** The number of push subscriptions of a member; one more ends the oldest. */
export const PUSH_SUBSCRIPTIONS_MAX = 20;

/** File names of the program that shows notices, and of the manifest of the staff app. */
export const NOTICE_WORKER = 'notice-worker.js';
export const STAFF_MANIFEST = 'staff.webmanifest';
