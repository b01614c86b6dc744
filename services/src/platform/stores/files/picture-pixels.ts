import { Rejected } from '../../rejected.js';
import { latePart } from '../../late-part.js';

const sharpPart = latePart(() => import('sharp'));

/** A small file can unfold into a huge picture; a telephone's camera makes 50 million pixels. */
export const PIXELS_MAX = 50_000_000;

/**
 * Refuses what browsers would unfold into more than memory holds. Reads the head of a picture and
 * none of its pixels.
 * @throws Rejected with `field`: PAYLOAD_TOO_LARGE for too many pixels, UNSUPPORTED_MEDIA_TYPE with
 * `unreadable` where the head says no size
 */
export async function requireFewPixels(
  file: Uint8Array,
  field: string,
  unreadable: 'IMAGE_TYPE' | 'DOCUMENT_TYPE',
): Promise<void> {
  const { default: sharp } = await sharpPart();
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [field]: unreadable });
  if (size.width * size.height > PIXELS_MAX) {
    throw new Rejected('PAYLOAD_TOO_LARGE', {}, { [field]: 'IMAGE_TOO_MANY_PIXELS' });
  }
}
