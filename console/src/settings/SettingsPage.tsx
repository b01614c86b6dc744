import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { AccessDenied, CanAccess, Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { SelectedTabInSight } from '../layout/SelectedTabInSight.js';
import { FailureAlert } from '../layout/FailureAlert.js';
import { errorText } from '../layout/errorText.js';
import { AppearanceTab } from './appearance/AppearanceTab.js';
import { RolesTab } from './roles/RolesTab.js';
import type { TabProps } from './tabs/tabProps.js';
import { LanguageTab } from './tabs/LanguageTab.js';
import { LegalTab } from './tabs/LegalTab.js';
import { LicenceTab } from './tabs/LicenceTab.js';
import { ModulesTab } from './tabs/ModulesTab.js';
import { RetentionTab } from './tabs/RetentionTab.js';
import { SecondFactorTab } from './tabs/SecondFactorTab.js';
import { SecurityTab } from './tabs/SecurityTab.js';
import { SoundsTab } from './tabs/SoundsTab.js';
import { useAppSetting } from './useAppSetting.js';

/** The settings of the deployment, each part saved separately, at its own address. */
const TABS: Readonly<Record<string, ComponentType<TabProps>>> = {
  appearance: AppearanceTab,
  sounds: SoundsTab,
  modules: ModulesTab,
  language: LanguageTab,
  security: SecurityTab,
  secondFactor: SecondFactorTab,
  legal: LegalTab,
  retention: RetentionTab,
  licence: LicenceTab,
  roles: RolesTab,
};

/** The settings of the deployment, for those who may change them. */
export function SettingsPage() {
  return (
    <CanAccess resource="settings" action="list" accessDenied={<AccessDenied />}>
      <SettingsTabs />
    </CanAccess>
  );
}

/** In tabs. Unsaved input in one tab is asked about before another opens. */
function SettingsTabs() {
  const translate = useTranslate();
  const path = useParams()['*'] ?? '';
  const current = path in TABS ? path : 'appearance';
  const { data, error, refetch } = useAppSetting();
  const Panel = TABS[current];
  if (Panel === undefined) return null;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate('resources.settings.name', { smart_count: 2 })} />
      <SelectedTabInSight>
        <Tabs
          value={current}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('resources.settings.name', { smart_count: 2 })}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {Object.keys(TABS).map((tab) => (
            <Tab
              key={tab}
              id={`settings-tab-${tab}`}
              aria-controls={`settings-${tab}`}
              value={tab}
              label={translate(`settings.tab.${tab}`)}
              component={Link}
              to={`/settings/${tab}`}
            />
          ))}
        </Tabs>
      </SelectedTabInSight>
      <CardContent
        role="tabpanel"
        id={`settings-${current}`}
        aria-labelledby={`settings-tab-${current}`}
      >
        {error !== null && data === undefined && (
          <FailureAlert
            text={errorText(error) ?? translate('settings.loadFailed')}
            retry={refetch}
          />
        )}
        {error === null && data === undefined && <Skeleton variant="rounded" height={320} />}
        {data !== undefined && <Panel key={current} setting={data} />}
      </CardContent>
    </Card>
  );
}
