import { portalSettingRoutes, type PortalFile, type PortalInFull } from '@foyer/contracts/portals';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useRecordContext, useRefresh, useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { DocumentName } from '../files/DocumentName.js';
import { UploadButton } from '../files/UploadButton.js';

/** The documents that agents have at hand at this portal. */
export function DocumentsTab() {
  const portal = useRecordContext<PortalInFull & { id: string }>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const [removing, setRemoving] = useState<PortalFile>();
  const change = useMutation({
    mutationFn: (document: { documentId: string; isDelete: boolean }) =>
      api.call(portalSettingRoutes.updatePortalDocuments, {
        body: { queueId: portal?.id ?? '', documents: [document] },
      }),
    onSuccess: () => notification.done('QUEUE_SETTINGS_UPDATED'),
    onError: (error) => notification.failed('QUEUE_UPDATE', error),
    onSettled: () => {
      setRemoving(undefined);
      refresh();
    },
  });
  if (portal === undefined) return null;
  const documents = portal.documentIds
    .map((id) => portal.files.find(({ documentId }) => documentId === id))
    .filter((file): file is PortalFile => file !== undefined);
  return (
    <>
      {documents.length === 0 && <Typography>{translate('portal.file.noDocuments')}</Typography>}
      <List>
        {documents.map((file) => (
          <ListItem key={file.documentId} sx={{ gap: 2 }}>
            <ListItemText
              primary={<DocumentName portalId={portal.id} file={file} />}
              secondary={translate('portal.file.size', { size: Math.ceil(file.size / 1024) })}
            />
            <Button
              aria-label={`${translate('ra.action.remove')}: ${file.name}`}
              onClick={() => setRemoving(file)}
            >
              {translate('ra.action.remove')}
            </Button>
          </ListItem>
        ))}
      </List>
      <UploadButton
        label="portal.file.document"
        purpose="document"
        onKept={({ documentId }) => change.mutate({ documentId, isDelete: false })}
      />
      {removing !== undefined && (
        <Confirm
          isOpen
          loading={change.isPending}
          title={translate('portal.file.removeTitle', { name: removing.name })}
          content="portal.file.removeText"
          confirm="ra.action.remove"
          confirmColor="warning"
          onConfirm={() => change.mutate({ documentId: removing.documentId, isDelete: true })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
