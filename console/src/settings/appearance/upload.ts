/** While a file is on its way, its form is not saved without it. */
export const UPLOAD = ['setting-file'];
