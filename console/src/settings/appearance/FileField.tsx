import {
  settingsRoutes,
  WHITEBOARD_TYPES,
  type AppSettingFile,
  type AppSettingFilePurpose,
} from '@foyer/contracts/settings';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useNotification } from '../../layout/useNotification.js';
import { sendFiles } from '../../providers/sendFiles.js';
import { UPLOAD } from './upload.js';
import { useSettingFileUrl } from './useSettingFileUrl.js';

const TYPES = WHITEBOARD_TYPES.filter((type) => type.startsWith('image/')).join();

type Purpose = Exclude<AppSettingFilePurpose, 'whiteboard'>;

/** A picture of the company's look, or none; it is shown to others once the form is saved. */
export function FileField(props: { purpose: Purpose; source: string }) {
  const { purpose, source } = props;
  const translate = useTranslate();
  const notification = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const { setValue } = useFormContext();
  const fileId = useWatch({ name: source }) as string | null | undefined;
  const url = useSettingFileUrl(fileId);
  const name = translate(`settings.field.appearance.${source}`);
  const set = (id: string) => setValue(source, id, { shouldDirty: true });
  const send = useMutation({
    mutationKey: UPLOAD,
    mutationFn: async (file: File) =>
      (await sendFiles(
        settingsRoutes.addAppSettingFile,
        {},
        { name: file.name, purpose, file },
      )) as AppSettingFile,
    onSuccess: (kept) => set(kept.fileId),
    onError: (error) => notification.failed('APP_SETTINGS', error),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) send.mutate(file);
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
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt={translate('settings.appearance.chosen', { name })}
          sx={{ maxHeight: 48, maxWidth: 140, objectFit: 'contain' }}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES}
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
