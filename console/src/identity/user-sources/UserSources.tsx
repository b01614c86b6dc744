import { providerRoutes } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { SelectedTabInSight } from '#layout/SelectedTabInSight.js';
import { LdapInputs } from './LdapInputs.js';
import { LdapSyncs } from './LdapSyncs.js';
import { OidcInputs } from './OidcInputs.js';
import { PageTexts } from './PageTexts.js';
import { SamlInputs } from './SamlInputs.js';
import { SourceForm } from './SourceForm.js';

const SOURCES = ['ldap', 'oidc', 'saml'] as const;
type Source = (typeof SOURCES)[number];
const isSource = (name: string | null): name is Source => SOURCES.some((one) => one === name);

/** The company's own directory and sign-in providers. */
export function UserSources() {
  return (
    <PageTexts>
      <SourceTabs />
    </PageTexts>
  );
}

function SourceTabs() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const current = isSource(wanted) ? wanted : 'ldap';
  return (
    <>
      <Title title={translate('resources.userSources.name', { smart_count: 2 })} />
      <Typography variant="body2" sx={{ mt: 2, px: { xs: 2, sm: 0 }, color: 'text.secondary' }}>
        {translate('userSources.lead')}
      </Typography>
      <Card sx={{ mt: 2 }}>
        <SelectedTabInSight>
          <Tabs
            value={current}
            onChange={(_event, tab: Source) => setSearch({ tab }, { replace: true })}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            {SOURCES.map((source) => (
              <Tab
                key={source}
                id={`source-tab-${source}`}
                aria-controls={`source-${source}`}
                value={source}
                label={translate(`userSources.${source}.title`)}
              />
            ))}
          </Tabs>
        </SelectedTabInSight>
        <Box
          key={current}
          role="tabpanel"
          id={`source-${current}`}
          aria-labelledby={`source-tab-${current}`}
          sx={{ p: { xs: 2, sm: 3 } }}
        >
          {current === 'ldap' && (
            <SourceForm
              source="ldap"
              read={providerRoutes.getLdap}
              save={providerRoutes.saveLdap}
              trial={providerRoutes.testLdap}
              planned
              below={(enabled) => <LdapSyncs enabled={enabled} />}
            >
              <LdapInputs />
            </SourceForm>
          )}
          {current === 'oidc' && (
            <SourceForm
              source="oidc"
              read={providerRoutes.getOidc}
              save={providerRoutes.saveOidc}
              trial={providerRoutes.testOidc}
            >
              <OidcInputs />
            </SourceForm>
          )}
          {current === 'saml' && (
            <SourceForm
              source="saml"
              read={providerRoutes.getSaml}
              save={providerRoutes.saveSaml}
              trial={providerRoutes.testSaml}
            >
              <SamlInputs />
            </SourceForm>
          )}
        </Box>
      </Card>
    </>
  );
}
