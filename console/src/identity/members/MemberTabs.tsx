import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { SelectedTabInSight } from '#layout/SelectedTabInSight.js';
import { MemberAccountForm } from './MemberAccountForm.js';
import { MemberPortals } from './MemberPortals.js';
import { MemberProfiles } from './MemberProfiles.js';
import { MemberStatistics } from './MemberStatistics.js';

const tabs = ['account', 'profiles', 'portals', 'statistics'] as const;
type TabName = (typeof tabs)[number];

const isTab = (name: string | undefined): name is TabName => tabs.some((tab) => tab === name);

function Panel(props: { tab: TabName; shown: boolean; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`member-${props.tab}`}
      aria-labelledby={`member-tab-${props.tab}`}
      hidden={!props.shown}
    >
      {props.children}
    </div>
  );
}

/**
 * The account, the profiles, the portals and the figures of a member; each has an address of its
 * own.
 */
export function MemberTabs() {
  const member = useRecordContext<{ id: string }>();
  const translate = useTranslate();
  const path = useParams()['*'];
  const current = isTab(path) ? path : 'account';
  if (member === undefined) return null;
  return (
    <Card sx={{ mt: 2 }}>
      <SelectedTabInSight>
        <Tabs
          value={current}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab}
              id={`member-tab-${tab}`}
              aria-controls={`member-${tab}`}
              value={tab}
              label={translate(`member.tab.${tab}`)}
              component={Link}
              to={`/members/${member.id}${tab === 'account' ? '' : `/${tab}`}`}
            />
          ))}
        </Tabs>
      </SelectedTabInSight>
      {/* Stays while another tab is looked at, so that nothing typed is lost. */}
      <Panel tab="account" shown={current === 'account'}>
        <MemberAccountForm />
      </Panel>
      <Panel tab="profiles" shown={current === 'profiles'}>
        {current === 'profiles' && <MemberProfiles memberId={member.id} />}
      </Panel>
      <Panel tab="portals" shown={current === 'portals'}>
        {current === 'portals' && <MemberPortals memberId={member.id} />}
      </Panel>
      <Panel tab="statistics" shown={current === 'statistics'}>
        {current === 'statistics' && <MemberStatistics memberId={member.id} />}
      </Panel>
    </Card>
  );
}
