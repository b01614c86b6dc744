export type { Snapshots } from './snapshots.js';
export { SqliteSnapshots } from './sqlite-snapshots.js';
