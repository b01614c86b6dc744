export { SharedDatabase, type SharedDatabaseOptions } from './shared-database.js';
