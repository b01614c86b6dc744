export { TimelineEntry } from './read-models.js';
export * as auditRoutes from './routes.js';
