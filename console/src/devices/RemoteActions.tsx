import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import PictureIcon from '@mui/icons-material/ScreenshotMonitorOutlined';
import ReloadIcon from '@mui/icons-material/RefreshOutlined';
import RestartIcon from '@mui/icons-material/RestartAltOutlined';
import RingIcon from '@mui/icons-material/RingVolumeOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Confirm, useNotify, useTranslate } from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';
import { DevicePicture } from './DevicePicture.js';
import { NewKey } from './NewKey.js';

const ACTIONS = [
  { action: 'call', icon: <RingIcon />, disturbs: true },
  { action: 'screenshot', icon: <PictureIcon />, disturbs: false },
  { action: 'reload', icon: <ReloadIcon />, disturbs: true },
  { action: 'restartAgent', icon: <RestartIcon />, disturbs: true },
] as const;
type Action = (typeof ACTIONS)[number]['action'];

/** The remote actions on a device; an action that disturbs a person in front of it asks first. */
export function RemoteActions({ device }: { device: AdminDevice }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notification = useNotification();
  const [asking, setAsking] = useState<Action>();
  const [picture, setPicture] = useState<string>();
  const [newKey, setNewKey] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (action: Action) => ({
      action,
      ...(await api.call(deviceRoutes.askDevice, { body: { _id: device.id, action } })),
    }),
    onSuccess: ({ action, ok, note, pictureId }) => {
      if (ok && pictureId !== null) setPicture(pictureId);
      else if (ok) notify(`device.action.${action}.done`, { type: 'success' });
      else notify(note ?? `device.action.${action}.failed`, { type: 'error' });
    },
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => setAsking(undefined),
  });
  return (
    <>
      {ACTIONS.map(({ action, icon, disturbs }) => (
        <Button
          key={action}
          label={`device.action.${action}.label`}
          disabled={isPending}
          onClick={() => (disturbs ? setAsking(action) : mutate(action))}
        >
          {icon}
        </Button>
      ))}
      <Button label="device.key.new" onClick={() => setNewKey(true)}>
        <KeyIcon />
      </Button>
      <Confirm
        isOpen={asking !== undefined}
        loading={isPending}
        title={translate(`device.action.${asking ?? 'call'}.title`, { name: device.name })}
        content={`device.action.${asking ?? 'call'}.text`}
        onConfirm={() => asking !== undefined && mutate(asking)}
        onClose={() => setAsking(undefined)}
      />
      {picture !== undefined && (
        <DevicePicture device={device} pictureId={picture} onClose={() => setPicture(undefined)} />
      )}
      {newKey && <NewKey device={device} onClose={() => setNewKey(false)} />}
    </>
  );
}
