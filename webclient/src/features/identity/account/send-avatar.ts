import { avatarRoutes } from '@foyer/contracts/identity';

import { upload } from '#app/upload.js';

/** The owner of the picture: the member, or one of their additional profiles. */
export type AvatarTarget = 'own' | { readonly profileId: string };

/** Sends a picture. @returns the id under which it is found from now on */
export async function sendAvatar(
  target: AvatarTarget,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { method, path } =
    target === 'own' ? avatarRoutes.changeMainAccountAvatar : avatarRoutes.changeProfileAvatar;
  const answer = await upload({
    method,
    path: target === 'own' ? path : path.replace('{id}', target.profileId),
    field: 'avatar',
    file,
    fileName: 'avatar.jpg',
    onProgress,
    signal,
  });
  return (answer as { avatarDocumentId: string }).avatarDocumentId;
}
