import {
  settingsRoutes,
  WHITEBOARD_TYPES,
  type AppSettingFile,
  type AppSettingFilePurpose,
} from '@foyer/contracts/settings';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useNotification } from '#layout/useNotification.js';
import { sendFiles } from '#providers/sendFiles.js';
import { UPLOAD } from './upload.js';
import { useSettingFile } from './useSettingFile.js';

const isPicture = (type: string) => type.startsWith('image/');

/** A file of the company's look, or none; it is shown to others once the form is saved. */
export function FileField(props: { purpose: AppSettingFilePurpose; source: string }) {
  const { purpose, source } = props;
  const translate = useTranslate();
  const notification = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const { setValue } = useFormContext();
  const fileId = useWatch({ name: source }) as string | null | undefined;
  const file = useSettingFile(fileId);
  const types = WHITEBOARD_TYPES.filter((type) => purpose === 'whiteboard' || isPicture(type));
  const name = translate(`settings.field.appearance.${source}`);
  const set = (id: string) => setValue(source, id, { shouldDirty: true });
  const send = useMutation({
    mutationKey: UPLOAD,
    mutationFn: async (chosen: File) =>
      (await sendFiles(
        settingsRoutes.addAppSettingFile,
        {},
        { name: chosen.name, purpose, file: chosen },
      )) as AppSettingFile,
    onSuccess: (kept) => set(kept.fileId),
    onError: (error) => notification.failed('APP_SETTINGS', error),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) send.mutate(chosen);
    target.value = '';
  };
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`settings.appearance.hint.${purpose}`)}
        </Typography>
      </Box>
      {file && isPicture(file.type) && (
        <Box
          component="img"
          src={file.url}
          alt={translate('settings.appearance.chosen', { name })}
          sx={{ maxHeight: 48, maxWidth: 140, objectFit: 'contain' }}
        />
      )}
      {file && !isPicture(file.type) && (
        <Link href={file.url} download={`${name}.pdf`}>
          {translate('settings.appearance.download')}
        </Link>
      )}
      <input
        ref={input}
        type="file"
        accept={types.join()}
        aria-label={translate('settings.appearance.upload', { name })}
        hidden
        onChange={choose}
      />
      <Button
        startIcon={<UploadIcon />}
        loading={send.isPending}
        onClick={() => input.current?.click()}
        aria-label={translate('settings.appearance.upload', { name })}
      >
        {translate(fileId ? 'settings.appearance.replace' : 'settings.appearance.choose')}
      </Button>
      <Button
        disabled={!fileId}
        onClick={() => set('')}
        aria-label={`${translate('ra.action.remove')}: ${name}`}
      >
        {translate('ra.action.remove')}
      </Button>
    </Box>
  );
}
