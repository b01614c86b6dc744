import { contrast, inkOn, light } from '@foyer/contracts/look';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** As much of a portal, while it is being edited, as the preview shows. */
export interface PreviewedPortal {
  name?: string;
  messages?: { welcome?: string };
  callButton?: { callButtonName?: string };
  appearance?: { primary?: string; background?: string; buttonPrimary?: string };
}

const chosen = (colour: string | undefined, standard: string) =>
  colour === undefined || colour === '' ? standard : colour;

/** A small picture of the portal page with the colours as they are being chosen. */
export function PortalPreview({ portal }: { portal: PreviewedPortal }) {
  const translate = useTranslate();
  const background = chosen(portal.appearance?.background, light.paper);
  const primary = chosen(portal.appearance?.primary, light.accent);
  const button = chosen(portal.appearance?.buttonPrimary, primary);
  const readable = contrast(background, primary) >= 4.5;
  const name = portal.callButton?.callButtonName;
  return (
    <Box sx={{ flex: '0 1 320px' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate('portal.preview')}
      </Typography>
      <Box
        sx={{
          bgcolor: background,
          color: inkOn(background),
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          p: 3,
          textAlign: 'center',
          aspectRatio: '4 / 5',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 2,
        }}
      >
        <Box sx={{ fontSize: 20, fontWeight: 700, color: readable ? primary : 'inherit' }}>
          {portal.name}
        </Box>
        <Box sx={{ fontSize: 14 }}>{portal.messages?.welcome}</Box>
        <Box
          sx={{
            bgcolor: button,
            color: inkOn(button),
            borderRadius: 99,
            py: 1.5,
            px: 3,
            fontWeight: 700,
            alignSelf: 'center',
          }}
        >
          {name === undefined || name === '' ? translate('portal.ring') : name}
        </Box>
      </Box>
      {!readable && (
        <Typography variant="body2" sx={{ mt: 1, color: 'warning.main' }} role="status">
          {translate('portal.lowContrast')}
        </Typography>
      )}
    </Box>
  );
}
