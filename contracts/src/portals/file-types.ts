import { DOCUMENT_TYPES } from '../schema/file-limits.js';

export { IMAGE_MAX_BYTES } from '../schema/file-limits.js';

/** The media types that a portal can show, by the kind of its content. */
export const SHOWN_TYPES = {
  image: ['image/jpeg', 'image/png'],
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/x-m4a'],
  pdf: ['application/pdf'],
} as const;

/** All media types stored for a portal: its shown content, and its documents. */
export const PORTAL_FILE_TYPES: readonly string[] = [
  ...new Set<string>([...Object.values(SHOWN_TYPES).flat(), ...DOCUMENT_TYPES]),
];

/** Most files of one portal. */
export const PORTAL_FILES_MAX = 300;
