type Picture = 'logo' | 'favicon';

/**
 * Returns the address of the company's picture: a separate one for each file, so that browsers
 * store it.
 */
export function appPicture(picture: Picture, fileId: string): string {
  return `/api/app-setting/appMedia/${picture}?v=${fileId}`;
}

/** The element in which pages find what the deployment has set; see `PageSettings`. */
export const PAGE_SETTINGS_ELEMENT_ID = 'page-settings';
