export * from './domain/change-call-documents.command.js';
export * from './domain/delete-document.command.js';
export * from './domain/upload-document.command.js';
