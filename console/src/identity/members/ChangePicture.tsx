import { avatarRoutes, type Member } from '@foyer/contracts/identity';
import { imageProblem } from '@foyer/contracts/validation';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { Button, useNotify, useRecordContext, useRefresh } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { sendFiles } from '#providers/sendFiles.js';

const TYPES = avatarRoutes.changeMemberAvatar.upload?.mediaTypes.join() ?? '';

/** Gives a member a picture, or another one. */
export function ChangePicture() {
  const member = useRecordContext<Member & { id: string }>();
  const notification = useNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, picture }: { id: string; picture: File }) =>
      sendFiles(avatarRoutes.changeMemberAvatar, { id }, { avatar: picture }),
    onSuccess: () => notification.done('AVATAR_UPLOADED'),
    onError: (error) => notification.failed('UPDATE_AVATAR', error),
    onSettled: refresh,
  });
  if (member === undefined) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    // The same file, mended, can be chosen again.
    target.value = '';
    if (picture === undefined) return;
    const problem = imageProblem([picture]);
    if (problem === undefined) mutate({ id: member.id, picture });
    else notify(`rule.${problem}`, { type: 'error' });
  };
  return (
    <>
      <input ref={input} type="file" accept={TYPES} hidden onChange={choose} />
      <Button
        label={member.avatarDocumentId === null ? 'member.picture.add' : 'member.picture.change'}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        <CameraIcon />
      </Button>
    </>
  );
}
