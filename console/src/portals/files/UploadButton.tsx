import {
  PORTAL_FILE_TYPES,
  SHOWN_TYPES,
  type PortalFile,
  portalFileRoutes,
} from '@foyer/contracts/portals';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { sendFiles } from '#providers/sendFiles.js';

type FilePurpose = 'content' | 'logo' | 'favicon' | 'document';

/**
 * Keeps a file for a portal.
 * @throws ApiError when it was refused or never arrived.
 */
async function sendPortalFile(
  portalId: string,
  file: File,
  purpose: FilePurpose,
): Promise<PortalFile> {
  const fields = { name: file.name, purpose, file };
  const kept = await sendFiles(portalFileRoutes.addPortalFile, { id: portalId }, fields);
  return kept as PortalFile;
}

const typesOf = (purpose: FilePurpose): string => {
  if (purpose === 'document') return PORTAL_FILE_TYPES.join();
  const { image } = SHOWN_TYPES;
  return (purpose === 'content' ? Object.values(SHOWN_TYPES).flat() : image).join();
};

/** Chooses a file and keeps it for the portal on the page. */
export function UploadButton(props: {
  label: string;
  purpose: FilePurpose;
  onKept: (file: PortalFile) => void;
}) {
  const portal = useRecordContext<{ id: string }>();
  const translate = useTranslate();
  const notification = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (file: File) => sendPortalFile(portal?.id ?? '', file, props.purpose),
    onSuccess: props.onKept,
    onError: (error) => notification.failed('QUEUE_INFO', error),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) send.mutate(file);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={typesOf(props.purpose)}
        aria-label={translate(props.label)}
        hidden
        onChange={choose}
      />
      <Button
        startIcon={<UploadIcon />}
        loading={send.isPending}
        onClick={() => input.current?.click()}
      >
        {translate(props.label)}
      </Button>
    </>
  );
}
