/** Draws pages of documents as pictures, in no one's way. Also the injection token. */
export abstract class PageDrawer {
  /**
   * A page as PNG.
   * @param page from 1
   * @throws Rejected NO_PREVIEW for what cannot be drawn or takes too long, PAGE_NOT_FOUND
   */
  abstract draw(content: Uint8Array, mediaType: string, page: number): Promise<Uint8Array>;
}
