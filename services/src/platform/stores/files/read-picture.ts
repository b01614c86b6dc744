import { createHash } from 'node:crypto';
import pLimit from 'p-limit';

import { Rejected } from '../../rejected.js';
import { PIXELS_MAX, requireFewPixels } from './picture-pixels.js';
import { latePart } from '../../late-part.js';

const sharpPart = latePart(() => import('sharp'));

/** How large a picture may be kept, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
const USUAL: PictureSize = { width: 512, height: 512 };
const QUALITY = 82;
/** How long unfolding one picture may take, in seconds. */
const SECONDS_MAX = 10;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The stored form of a picture. */
export interface ReadPicture {
  /** WebP, upright, without anything but its pixels. */
  readonly content: Uint8Array;
  /** SHA-256, base64url. */
  readonly hash: string;
  readonly size: number;
}

// Each unfolded picture takes up to 200 MB for a moment; many people at once must not add up.
const turn = pLimit(1);

/**
 * Makes a picture of a JPG or PNG. Its bytes decide its type, not its name. It is painted again, so
 * that neither its place and time nor anything hidden behind the pixels is stored.
 * @throws Rejected with `field`: UNSUPPORTED_MEDIA_TYPE for anything that is no such picture,
 * PAYLOAD_TOO_LARGE for one of too many pixels.
 */
export async function readPicture(
  file: Uint8Array,
  field: string,
  within: PictureSize = USUAL,
): Promise<ReadPicture> {
  if (!begins(file, JPEG) && !begins(file, PNG)) throw notAPicture(field);
  await requireFewPixels(file, field, 'IMAGE_TYPE');
  const content = await turn(() => paint(file, field, within));
  const hash = createHash('sha256').update(content).digest('base64url');
  return { content, hash, size: content.length };
}

async function paint(
  file: Uint8Array,
  field: string,
  { width, height }: PictureSize,
): Promise<Uint8Array> {
  const { default: sharp } = await sharpPart();
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS_MAX })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    // The library tells its reasons in words only; all of them are the file's.
    throw notAPicture(field);
  }
}

function begins(file: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => file[at] === byte);
}

function notAPicture(field: string): Rejected {
  return new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [field]: 'IMAGE_TYPE' });
}
