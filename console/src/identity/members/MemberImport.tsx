import { memberRoutes, type ImportReport } from '@foyer/contracts/identity';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useNotify, useRedirect, useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { ImportFile } from './ImportFile.js';
import { ImportPreview } from './ImportPreview.js';
import { ImportProblems } from './ImportProblems.js';

/** A file as it was chosen, and what the server understood of it. */
interface Read {
  readonly name: string;
  readonly csv: string;
  readonly report: ImportReport;
}

/**
 * Imports members from a file: first a preview, then all of them or, while a row is wrong, none.
 */
export function MemberImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const notification = useNotification();
  const [read, setRead] = useState<Read>();

  const preview = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      const report = await api.call(memberRoutes.importMembers, { body: { csv, dryRun: true } });
      return { name: file.name, csv, report };
    },
    onMutate: () => setRead(undefined),
    onSuccess: setRead,
    onError: (error) => notification.failed('FILE_UPLOAD', error),
  });
  const write = useMutation({
    mutationFn: ({ csv, ...chosen }: { csv: string; invite: boolean; language: 'de' | 'en' }) =>
      api.call(memberRoutes.importMembers, { body: { csv, dryRun: false, ...chosen } }),
    onSuccess: (report) => {
      // Another administrator may have taken a name since the preview.
      if (report.problems.length > 0) {
        setRead((before) => before && { ...before, report });
        return;
      }
      notify('member.import.done', {
        type: 'success',
        messageArgs: { smart_count: report.imported },
      });
      redirect('list', 'members');
    },
    onError: (error) => notification.failed('FILE_UPLOAD', error),
  });

  return (
    <Card sx={{ mt: 2, p: 3 }}>
      <Title defaultTitle={translate('member.import.title')} />
      <ImportFile chosen={read?.name} busy={preview.isPending} onChoose={preview.mutate} />
      {preview.isPending && <Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />}
      {read !== undefined && read.report.problems.length > 0 && (
        <ImportProblems report={read.report} />
      )}
      {read?.report.problems.length === 0 && (
        <ImportPreview
          report={read.report}
          busy={write.isPending}
          onImport={(chosen) => write.mutate({ csv: read.csv, ...chosen })}
        />
      )}
    </Card>
  );
}
