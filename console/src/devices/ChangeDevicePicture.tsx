import { deviceRoutes, type AdminDevice } from '@foyer/contracts/devices';
import { imageProblem } from '@foyer/contracts/validation';
import RemoveIcon from '@mui/icons-material/HideImageOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { Button, useNotify, useRefresh } from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';
import { sendFiles } from '../providers/sendFiles.js';

const TYPES = deviceRoutes.changeDeviceAvatar.upload?.mediaTypes.join() ?? '';

const send = (device: AdminDevice, picture: File) =>
  sendFiles(deviceRoutes.changeDeviceAvatar, {}, { _id: device.id, avatar: picture });

/** Gives a device a picture, another one, or none. */
export function ChangeDevicePicture({ device }: { device: AdminDevice }) {
  const notification = useNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: (picture: File) => send(device, picture),
    onSuccess: () => notification.done('AVATAR_UPLOADED'),
    onError: (error) => notification.failed('UPDATE_AVATAR', error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => api.call(deviceRoutes.deleteDeviceAvatar, { params: { id: device.id } }),
    onError: (error) => notification.failed('UPDATE_AVATAR', error),
    onSettled: refresh,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (picture === undefined) return;
    const problem = imageProblem([picture]);
    if (problem === undefined) change.mutate(picture);
    else notify(`rule.${problem}`, { type: 'error' });
  };
  const present = device.avatarDocumentId !== null;
  return (
    <>
      <input ref={input} type="file" accept={TYPES} hidden onChange={choose} />
      <Button
        label={present ? 'device.picture.change' : 'device.picture.add'}
        disabled={change.isPending}
        onClick={() => input.current?.click()}
      >
        <CameraIcon />
      </Button>
      {present && (
        <Button
          label="device.picture.remove"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <RemoveIcon />
        </Button>
      )}
    </>
  );
}
