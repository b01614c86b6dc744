export * from './views/find-documents.js';
export * from './views/find-drafts.js';
export * from './views/find-guest-documents.js';
export * from './views/find-signed.js';
export * from './views/find-visit-documents.js';
export * from './views/read-document.js';
