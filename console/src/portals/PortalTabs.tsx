import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { SelectedTabInSight } from '../layout/SelectedTabInSight.js';
import { AvailabilityTab } from './availability/AvailabilityTab.js';
import { ContentTab } from './content/ContentTab.js';
import { AppearanceTab } from './tabs/AppearanceTab.js';
import { DocumentsTab } from './tabs/DocumentsTab.js';
import { FeedbackTab } from './tabs/FeedbackTab.js';
import { GeneralTab } from './tabs/GeneralTab.js';
import { CallControlsTab, CallLogicTab, MessagesTab } from './tabs/groupTabs.js';
import { MembersTab } from './tabs/MembersTab.js';
import { WebsiteTab } from './tabs/WebsiteTab.js';

/** The settings of a portal, each part saved separately, at its own address. */
const TABS: Readonly<Record<string, ComponentType>> = {
  general: GeneralTab,
  availability: AvailabilityTab,
  routing: CallLogicTab,
  controls: CallControlsTab,
  appearance: AppearanceTab,
  messages: MessagesTab,
  content: ContentTab,
  feedback: FeedbackTab,
  members: MembersTab,
  documents: DocumentsTab,
  website: WebsiteTab,
};

/**
 * The settings of a portal in tabs. Unsaved input in one tab is asked about before another opens.
 */
export function PortalTabs() {
  const portal = useRecordContext<{ id: string }>();
  const translate = useTranslate();
  const path = useParams()['*'] ?? '';
  const current = path in TABS ? path : 'general';
  const Panel = TABS[current];
  if (portal === undefined || Panel === undefined) return null;
  return (
    <Card sx={{ mt: 2 }}>
      <SelectedTabInSight>
        <Tabs
          value={current}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {Object.keys(TABS).map((tab) => (
            <Tab
              key={tab}
              id={`portal-tab-${tab}`}
              aria-controls={`portal-${tab}`}
              value={tab}
              label={translate(`portal.tab.${tab}`)}
              component={Link}
              to={`/portals/${portal.id}${tab === 'general' ? '' : `/${tab}`}`}
            />
          ))}
        </Tabs>
      </SelectedTabInSight>
      <CardContent
        role="tabpanel"
        id={`portal-${current}`}
        aria-labelledby={`portal-tab-${current}`}
      >
        <Panel key={current} />
      </CardContent>
    </Card>
  );
}
