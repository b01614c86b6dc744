import { companyTheme, dark, fontFamily, light } from '@foyer/contracts/look';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { colouredBy } from '#theme/colouredBy.js';
import { appearanceOf } from './appearanceOf.js';
import { useSettingFile } from './useSettingFile.js';

/** The page by which staff come in, as the form has it, in light and in dark. */
export function SignInPreviews() {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('settings.appearance.preview')}
      sx={{
        ...{ flex: '0 1 560px', minWidth: 0, width: '100%', display: 'grid', gap: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        ...{ position: { lg: 'sticky' }, top: { lg: 64 } },
      }}
    >
      <SignInPreview isDark={false} />
      <SignInPreview isDark />
    </Box>
  );
}

function SignInPreview({ isDark }: { isDark: boolean }) {
  const translate = useTranslate();
  const appearance = appearanceOf(useWatch());
  const logo = useSettingFile(appearance.logo)?.url;
  const look = colouredBy(isDark ? dark : light, companyTheme(appearance, isDark));
  const field = {
    ...{ height: 30, borderRadius: 2, border: `1px solid ${look.hairline}` },
    background: look.surface,
  };
  const button = {
    ...{ display: 'grid', placeItems: 'center', height: 34, borderRadius: 2 },
    ...{ fontSize: 13, fontWeight: 600 },
  };
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate(isDark ? 'settings.appearance.dark' : 'settings.appearance.light')}
      </Typography>
      <Box
        inert
        data-testid={isDark ? 'preview-dark' : 'preview-light'}
        sx={{
          ...{ display: 'grid', alignContent: 'space-between', gap: 3, minHeight: 360, p: 2.5 },
          ...{ border: 1, borderColor: 'divider', borderRadius: 3, overflow: 'hidden', fontFamily },
          ...{ background: look.paper, color: look.ink },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {logo === undefined ? (
            <Box sx={{ width: 26, height: 26, borderRadius: 1.5, background: look.accent }} />
          ) : (
            <Box
              component="img"
              src={logo}
              alt=""
              sx={{ maxHeight: 40, maxWidth: 110, objectFit: 'contain' }}
            />
          )}
          <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
            {appearance.title}
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          <Box sx={{ fontSize: 24, fontWeight: 600 }}>
            {translate('settings.appearance.signIn')}
          </Box>
          <Box sx={{ fontSize: 12, color: look.inkSoft }}>
            {translate('settings.appearance.userName')}
          </Box>
          <Box sx={field} />
          <Box sx={{ fontSize: 12, color: look.inkSoft }}>
            {translate('settings.appearance.password')}
          </Box>
          <Box sx={field} />
          <Box sx={{ ...button, background: look.button, color: look.onButton }}>
            {translate('settings.appearance.signIn')}
          </Box>
          <Box
            sx={{
              ...button,
              ...{ background: look.other, color: look.onOther },
              border: `1px solid ${look.hairline}`,
            }}
          >
            {translate('settings.appearance.otherButton')}
          </Box>
          <Box sx={{ fontSize: 12, color: look.accent, textDecoration: 'underline' }}>
            {translate('settings.appearance.forgot')}
          </Box>
        </Box>
        <Box sx={{ height: 10, borderRadius: 99, background: look.accentSoft }} />
      </Box>
    </Box>
  );
}
