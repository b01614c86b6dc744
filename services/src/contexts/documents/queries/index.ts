export * from './find-documents.js';
export * from './find-drafts.js';
export * from './find-signed.js';
export * from './read-document.js';
