import { portalSettingRoutes, type PortalFile, type PortalInFull } from '@foyer/contracts/portals';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';

import { useNotification } from '../../layout/useNotification.js';
import { api } from '../../providers/api.js';
import { UploadButton } from '../files/UploadButton.js';

/** The documents that agents have at hand at this portal. */
export function DocumentsTab() {
  const portal = useRecordContext<PortalInFull & { id: string }>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notification = useNotification();
  const change = useMutation({
    mutationFn: (document: { documentId: string; isDelete: boolean }) =>
      api.call(portalSettingRoutes.updatePortalDocuments, {
        body: { queueId: portal?.id ?? '', documents: [document] },
      }),
    onSuccess: () => notification.done('QUEUE_SETTINGS_UPDATED'),
    onError: (error) => notification.failed('QUEUE_UPDATE', error),
    onSettled: refresh,
  });
  if (portal === undefined) return null;
  const documents = portal.documentIds
    .map((id) => portal.files.find(({ documentId }) => documentId === id))
    .filter((file): file is PortalFile => file !== undefined);
  return (
    <>
      {documents.length === 0 && <Typography>{translate('portal.file.noDocuments')}</Typography>}
      <List>
        {documents.map(({ documentId, name, size }) => (
          <ListItem
            key={documentId}
            secondaryAction={
              <Button
                aria-label={`${translate('ra.action.remove')}: ${name}`}
                onClick={() => change.mutate({ documentId, isDelete: true })}
              >
                {translate('ra.action.remove')}
              </Button>
            }
          >
            <ListItemText
              primary={name}
              secondary={translate('portal.file.size', { size: Math.ceil(size / 1024) })}
            />
          </ListItem>
        ))}
      </List>
      <UploadButton
        label="portal.file.document"
        purpose="document"
        onKept={({ documentId }) => change.mutate({ documentId, isDelete: false })}
      />
    </>
  );
}
