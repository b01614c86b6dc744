import { auditRoutes } from '@foyer/contracts/audit';
import { fullPath } from '@foyer/contracts/schema';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';

import { readToken } from '../providers/token.js';

/** Saves the answer of an address as a file; a plain link would be opened without the token. */
async function saveAnswer(path: string, name: string): Promise<void> {
  const token = readToken();
  const response = await fetch(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Takes everything of one correlation id out of the installation, and the program that verifies it.
 */
export function AuditProof({ correlationId }: { correlationId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = (path: string, name: string) => () => {
    saveAnswer(path, name).catch(() => notify('audit.failed', { type: 'error' }));
  };
  const exported = fullPath(auditRoutes.exportCorrelation).replace(
    '{id}',
    encodeURIComponent(correlationId),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <Button
        startIcon={<DownloadIcon />}
        disabled={correlationId === ''}
        onClick={save(exported, `${correlationId}.ndjson`)}
      >
        {translate('audit.export')}
      </Button>
      <Button
        startIcon={<DownloadIcon />}
        onClick={save(fullPath(auditRoutes.exportVerifier), 'verify-export.mjs')}
      >
        {translate('audit.verifier')}
      </Button>
    </Box>
  );
}
