export { allProjections } from './all-projections.js';
export * from './audit/index.js';
export * from './calls/index.js';
export * from './identity/index.js';
export * from './platform/read-store/index.js';
export * from './platform/runner/index.js';
export * from './portals/index.js';
export * from './visits/index.js';
