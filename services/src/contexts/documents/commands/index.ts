export * from './change-call-documents.js';
export * from './delete-document.js';
export * from './upload-document.js';
