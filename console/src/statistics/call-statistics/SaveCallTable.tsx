import { statisticsRoutes } from '@foyer/contracts/statistics';
import DownloadIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';

import { asTimes } from '#layout/dayRange.js';
import { errorText } from '#layout/errorText.js';
import { saveFile } from '#layout/saveFile.js';
import { fetchFile } from '#providers/fetchFile.js';
import { isComplete, type ReportParams } from './reportParams.js';

/** Saves one row for each call that was counted. */
export function SaveCallTable({ params }: { params: ReportParams }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { range, timeZone, queueId } = params;
      const query = {
        ...asTimes(range),
        timeZone,
        language: locale === 'de' ? 'de' : 'en',
        ...(queueId !== '' && { queueId }),
      };
      const table = await fetchFile(statisticsRoutes.callStatisticsTable, { query });
      saveFile(await table.blob(), `calls-${range.from}-${range.to}.csv`);
    },
    onError: (error) => notify(errorText(error) ?? 'callStatistics.tableFailed', { type: 'error' }),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={isPending || !isComplete(params)}
      onClick={() => mutate()}
      sx={{ mt: 1, height: 40 }}
    >
      {translate('callStatistics.table')}
    </Button>
  );
}
