import {
  portalPicture,
  type ContentSlot,
  type MediaType,
  type PublicPortal,
} from '@foyer/contracts/portals';

import { itemsOf } from './slots.js';

/** One piece of content, as it is played on a screen that lies or stands. */
export interface Slide {
  readonly id: string;
  readonly text: string;
  readonly media: { readonly type: MediaType; readonly url: string } | null;
  /** How long it is shown; 0 until the next one is asked for. */
  readonly seconds: number;
  readonly animation: 'collapse' | 'slide' | 'fade' | 'zoom';
}

/**
 * The slides of a station; where a file is only there for screens the other way round, that one is
 * shown.
 */
export function slidesOf(
  portal: PublicPortal,
  slot: ContentSlot,
  portrait: boolean,
): readonly Slide[] {
  return itemsOf(portal, slot).map(({ _id, message, media, duration, animation }) => {
    const { landscape, portrait: standing } = media;
    const file = portrait ? (standing ?? landscape) : (landscape ?? standing);
    return {
      id: _id,
      text: message.enabled ? message.text.trim() : '',
      media:
        media.enabled && file
          ? { type: file.mediaType, url: portalPicture(portal._id, file.documentId) }
          : null,
      seconds: duration,
      animation,
    };
  });
}
