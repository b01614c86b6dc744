export * from './find-documents.js';
export * from './find-drafts.js';
export * from './read-document.js';
