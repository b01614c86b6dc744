/** Draws pages of documents as pictures, in no one's way. Also the injection token. */
export abstract class PageDrawer {
  /**
   * A page as PNG.
   * @param page from 1
   * @param signal aborted once the page is not wanted any more: it is not drawn to its end, and
   * rejects with the reason
   * @throws Rejected NO_PREVIEW for what cannot be drawn or takes too long, PAGE_NOT_FOUND
   */
  abstract draw(
    content: Uint8Array,
    mediaType: string,
    page: number,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}
