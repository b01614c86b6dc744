export * from './platform/read-store/index.js';
export * from './platform/runner/index.js';
