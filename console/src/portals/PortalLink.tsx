import type { Portal } from '@foyer/contracts/portals';
import CopyIcon from '@mui/icons-material/ContentCopy';
import OpenIcon from '@mui/icons-material/OpenInNew';
import SaveIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';

import { useCopy } from '../layout/useCopy.js';
import { InviteVisitors } from './InviteVisitors.js';
import { portalUrl, QR_CODE_WIDTH } from './portalUrl.js';

/** The link that visitors open, to copy, to open and as a QR code to print. */
export function PortalLink() {
  const portal = useRecordContext<Portal & { id: string }>();
  const translate = useTranslate();
  const copyText = useCopy();
  const canvas = useRef<HTMLCanvasElement>(null);
  if (portal === undefined) return null;
  const url = portalUrl(portal.shortlink);

  const copy = () => void copyText(url, { done: 'portal.copied', isShown: true });
  const save = () => {
    if (canvas.current === null) return;
    const link = document.createElement('a');
    link.href = canvas.current.toDataURL('image/png');
    link.download = `${portal.shortlink}.png`;
    link.click();
  };

  return (
    <Card sx={{ p: 2, mb: 3, display: 'flex', gap: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Box
        sx={{
          ...{ width: 144, flex: 'none', alignSelf: 'flex-start' },
          ...{ p: 1, bgcolor: '#fff', borderRadius: 2, border: 1, borderColor: 'divider' },
        }}
      >
        <QRCodeCanvas
          ref={canvas}
          value={url}
          size={QR_CODE_WIDTH}
          marginSize={0}
          style={{ width: '100%', height: 'auto', display: 'block' }}
          role="img"
          aria-label={`${translate('portal.link')}: ${url}`}
        />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2">
          {translate('portal.link')}
        </Typography>
        <Box
          component="a"
          href={url}
          sx={{ color: 'primary.main', wordBreak: 'break-all', fontSize: 14 }}
        >
          {url}
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('portal.linkHint')}
        </Typography>
        <Box sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', mt: 1, ml: -1 }}>
          <Button startIcon={<CopyIcon />} onClick={copy}>
            {translate('portal.copy')}
          </Button>
          <Button startIcon={<OpenIcon />} href={url} target="_blank" rel="noreferrer">
            {translate('portal.open')}
          </Button>
          <Button startIcon={<SaveIcon />} onClick={save}>
            {translate('portal.downloadQr')}
          </Button>
          {portal.hasPin && <InviteVisitors portal={portal} />}
        </Box>
      </Box>
    </Card>
  );
}
