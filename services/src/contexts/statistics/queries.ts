export { ReportAgentDays, ReportAgents, ReportMyDay, TraceAgentDay } from './views/agent-time.js';
export { ReportCalls } from './views/call-report.js';
export { TabulateCalls } from './views/call-table.js';
