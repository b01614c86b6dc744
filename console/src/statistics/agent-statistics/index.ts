import AgentIcon from '@mui/icons-material/SupportAgentOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const AgentStatistics = lazyPage(() => import('./AgentStatistics.js'), 'AgentStatistics');
const AgentReport = lazyPage(() => import('./AgentReport.js'), 'AgentReport');

/** How agents spend their time at work, all of them or one day by day. */
export const agentStatistics = defineResource({
  name: 'agentStatistics',
  section: 'reception',
  access: { list: 'statistics.read', show: 'statistics.read' },
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: AgentStatistics,
  show: AgentReport,
  icon: AgentIcon,
});
