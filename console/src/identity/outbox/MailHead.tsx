import type { OutboxMailContent } from '@foyer/contracts/identity';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { formatMoment } from '#i18n/format.js';
import { useCopy } from '#layout/useCopy.js';
import { linkOf } from './linkOf.js';

/**
 * The receiver, the sender and the time; and the link of the mail, which its receiver waits for.
 */
export function MailHead() {
  const mail = useRecordContext<OutboxMailContent>();
  const translate = useTranslate();
  const copy = useCopy();
  const [locale] = useLocaleState();
  if (mail === undefined) return null;
  const sentAt = formatMoment(mail.sentAt, locale);
  const facts = { to: mail.to, from: mail.from, sentAt };
  const link = linkOf(mail.text);
  return (
    <>
      <Typography variant="h6" component="h2">
        {mail.subject}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, my: 2 }}
      >
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`resources.outbox.fields.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {link !== undefined && (
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          sx={{ mb: 2 }}
          onClick={() => void copy(link, { done: 'outbox.copied' })}
        >
          {translate('outbox.copy')}
        </Button>
      )}
    </>
  );
}
