export { AgentStretch, AgentTime } from './agent-statistics.js';
export {
  CallFigures,
  SERVICE_LEVEL_SECONDS,
  SERVICE_LEVEL_SECONDS_MAX,
  Spread,
} from './call-statistics.js';
export * as statisticsRoutes from './surface.js';
