import { BASE_PATH } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

import { FailureAlert } from './FailureAlert.js';

const PAGE = `${BASE_PATH}/console/index.html`;

/** @throws where the server does not answer. */
async function reach(): Promise<boolean> {
  const { ok, status } = await fetch(PAGE, { headers: { Accept: 'text/html' } });
  if (!ok) throw new Error(`The server answered ${status}`);
  return true;
}

/**
 * Stands where a page would stand whose code could not be loaded. A browser does not request the
 * code twice: the whole console is loaded again, automatically as soon as the server is back.
 */
export function UnloadedPage() {
  const translate = useTranslate();
  const { isSuccess, errorUpdateCount, refetch } = useQuery({
    queryKey: ['layout', 'reach'],
    queryFn: reach,
    gcTime: 0,
  });
  const isBack = isSuccess && errorUpdateCount > 0;
  useEffect(() => {
    if (isBack) location.reload();
  }, [isBack]);
  return (
    <Box sx={{ p: 2 }}>
      <FailureAlert
        text={translate('layout.pageFailed')}
        retry={() => (isSuccess ? location.reload() : void refetch())}
      />
    </Box>
  );
}
