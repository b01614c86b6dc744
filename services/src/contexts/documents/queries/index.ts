export * from './find-documents.js';
export * from './read-document.js';
