export * as statisticsRoutes from './surface.js';
