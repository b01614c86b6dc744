/** Draws pages of documents as pictures, in no one's way. Also the injection token. */
export abstract class PageDrawer {
  /**
   * A page as PNG.
   * @param page from 1
   * @param isWanted asked when its turn comes; what is not wanted any more has no preview
   * @throws Rejected NO_PREVIEW for what cannot be drawn or takes too long, PAGE_NOT_FOUND, UNAVAILABLE where too many wait
   */
  abstract draw(
    content: Uint8Array,
    mediaType: string,
    page: number,
    isWanted?: () => boolean,
  ): Promise<Uint8Array>;
}
