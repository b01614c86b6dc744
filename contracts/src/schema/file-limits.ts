/** Images: JPG or PNG of at most 2 MB (specification, section 5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;

/** Extensions of documents that are accepted (specification, section 5). */
export const DOCUMENT_EXTENSIONS = ['doc', 'docx', 'pdf', 'png', 'jpeg', 'jpg'] as const;
export const DOCUMENT_TYPES = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
  'image/png',
  'image/jpeg',
] as const;
/** Largest document, in bytes; the specification names no number. */
export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024;
/** Most files in one slot. */
export const FILES_PER_SLOT_MAX = 15;
