export { MongoDatabase, type MongoDatabaseOptions } from './mongo-database.js';
