export * from './desk-views.js';
export * from './get-desk.js';
export * from './get-visit.js';
export * from './handling-rates.js';
export * from './opening-of.js';
export * from './renew-visit-token.js';
export * from './visit-views.js';
