type Picture = 'logo' | 'favicon';

/** Where the company's picture is: an address of its own for each file, so that browsers keep it. */
export function appPicture(picture: Picture, fileId: string): string {
  return `/api/app-setting/appMedia/${picture}?v=${fileId}`;
}

/** The element in which pages find what the deployment has set; see `PageSettings`. */
export const PAGE_SETTINGS_ELEMENT_ID = 'page-settings';
