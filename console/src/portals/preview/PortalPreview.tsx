import {
  PORTAL_PREVIEW,
  type ContentSlot,
  type PortalInFull,
  type PreviewedPart,
} from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { useCompany } from '../../company/company.js';
import { portalUrl } from '../portalUrl.js';
import { previewOf } from './previewOf.js';
import { StationChoice } from './StationChoice.js';

/** The screens on which visitors see a portal, in pixels. */
const SCREENS = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
  kiosk: { width: 1080, height: 1920 },
} as const;
type Screen = keyof typeof SCREENS;

/** How wide the picture of a screen is here, in pixels. */
const SHOWN = { phone: 300, desktop: 420, kiosk: 320 } as const;

/** Next to a long form, it stays below the top bar while the page scrolls, in pixels. */
const APP_BAR_HEIGHT = 64;

/** The station that is looked at: the one that is chosen, until the form leads to another. */
function useStation(led: ContentSlot | undefined) {
  const [station, setStation] = useState<ContentSlot>(led ?? 'welcome');
  const [before, setBefore] = useState(led);
  if (led !== before) {
    setBefore(led);
    if (led !== undefined) setStation(led);
  }
  return [station, setStation] as const;
}

/** The visitors' page itself, in a frame, with the settings as they are in the form. */
export function PortalPreview(props: {
  station: ContentSlot | undefined;
  itemId: string | undefined;
  part: PreviewedPart | undefined;
}) {
  const portal = useRecordContext<PortalInFull & { id: string }>();
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [screen, setScreen] = useState<Screen>('phone');
  const [station, setStation] = useStation(props.station);
  const itemId = station === props.station ? props.itemId : undefined;
  const { part } = props;
  const form = useWatch() as Record<string, unknown>;
  const draft = JSON.stringify(previewOf(form, useCompany().appearance));

  const show = useCallback(() => {
    const message = {
      type: PORTAL_PREVIEW,
      portal: JSON.parse(draft) as unknown,
      station,
      itemId,
      part,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [draft, station, itemId, part]);
  useEffect(show, [show]);
  useEffect(() => {
    // The page asks for the draft once it is ready to show it.
    const asked = ({ origin, data }: MessageEvent) => {
      const { type } = (data ?? {}) as { type?: unknown };
      if (origin === location.origin && type === `${PORTAL_PREVIEW}-ready`) show();
    };
    addEventListener('message', asked);
    return () => removeEventListener('message', asked);
  }, [show]);

  if (portal === undefined) return null;
  const { width, height } = SCREENS[screen];
  const scale = SHOWN[screen] / width;
  return (
    <Box
      sx={{
        flex: '0 0 auto',
        maxWidth: '100%',
        ...{ position: { lg: 'sticky' }, top: { lg: APP_BAR_HEIGHT } },
      }}
    >
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate('portal.preview')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        onChange={(_, chosen: Screen | null) => chosen && setScreen(chosen)}
        aria-label={translate('portal.previewOn')}
        sx={{ mb: 1 }}
      >
        {(Object.keys(SCREENS) as Screen[]).map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {translate(`portal.screen.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <StationChoice station={station} onChoice={setStation} />
      <Box
        inert
        sx={{
          width: width * scale,
          height: height * scale,
          maxWidth: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          overflow: 'hidden',
        }}
      >
        <iframe
          ref={frame}
          title={translate('portal.preview')}
          src={`${portalUrl(portal.shortlink)}?preview`}
          width={width}
          height={height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </Box>
    </Box>
  );
}
