export { ReportAgentDays, ReportAgents, ReportMyDay, TraceAgentDay } from './agent-time.js';
export { ReportCalls } from './call-report.js';
export { TabulateCalls } from './call-table.js';
