import { PictureCodec } from '@foyer/contracts/calls';

/**
 * Chooses the codec of a call's pictures once another page has come. It never changes back, as each
 * change interrupts all pictures.
 * @param decodes Codecs that the page can show; undefined where it names none.
 */
export function pictureCodecWith(
  before: PictureCodec,
  decodes: readonly PictureCodec[] = PictureCodec.options,
): PictureCodec {
  return before === 'h264' && !decodes.includes('h264') ? 'vp8' : before;
}
