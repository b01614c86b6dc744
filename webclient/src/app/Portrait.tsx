import { Avatar } from '../design/Avatar.js';
import { usePicture } from './usePicture.js';

/** Shows a person's chosen picture, or their initials. */
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
