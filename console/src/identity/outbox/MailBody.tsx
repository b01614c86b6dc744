import type { OutboxMailContent } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';

const HEIGHT = 420;

/** The mail as it looks, where nothing of it can run, load or lead away; and as plain text. */
export function MailBody() {
  const mail = useRecordContext<OutboxMailContent>();
  const translate = useTranslate();
  const [shown, setShown] = useState<'html' | 'text'>('html');
  if (mail === undefined) return null;
  const html = shown === 'html' ? mail.html : null;
  return (
    <>
      {mail.html !== null && (
        <Tabs
          value={shown}
          onChange={(_, next: 'html' | 'text') => setShown(next)}
          aria-label={translate('outbox.view')}
        >
          {(['html', 'text'] as const).map((view) => (
            <Tab
              key={view}
              id={`mail-tab-${view}`}
              aria-controls="mail-body"
              value={view}
              label={translate(`outbox.${view}`)}
            />
          ))}
        </Tabs>
      )}
      <Box
        id="mail-body"
        role={mail.html === null ? undefined : 'tabpanel'}
        aria-labelledby={mail.html === null ? undefined : `mail-tab-${shown}`}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', mt: 1 }}
      >
        {html === null ? (
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              p: 2,
              height: HEIGHT,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontFamily: 'inherit',
            }}
          >
            {mail.text}
          </Box>
        ) : (
          <Box
            component="iframe"
            sandbox=""
            srcDoc={html}
            title={mail.subject}
            sx={{ display: 'block', width: '100%', height: HEIGHT, border: 0, bgcolor: '#fff' }}
          />
        )}
      </Box>
    </>
  );
}
