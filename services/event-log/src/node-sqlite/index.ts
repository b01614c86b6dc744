export { Database, type DatabaseOptions, type Reading } from './database.js';
export { SqliteFault } from './sqlite-fault.js';
export type { SqliteValue, Statement } from './statement.js';
