import { Avatar } from '../design/Avatar.js';
import { usePicture } from './usePicture.js';

/** Somebody with the picture that they have given of themselves, or with their initials. */
export function Portrait({
  name,
  avatarDocumentId,
  large = false,
}: {
  name: string | null;
  avatarDocumentId: string | null;
  large?: boolean;
}) {
  return <Avatar name={name} picture={usePicture(avatarDocumentId)} large={large} />;
}
