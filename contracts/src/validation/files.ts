import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_MAX_BYTES,
  FILES_PER_SLOT_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
} from '../schema/file-limits.js';

/** As much of a file as can be judged before it is read. Its content decides in the end. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Why a file is refused. */
export type FileProblem =
  | 'IMAGE_TYPE'
  | 'IMAGE_TOO_LARGE'
  | 'DOCUMENT_TYPE'
  | 'DOCUMENT_TOO_LARGE'
  | 'ONE_FILE_ONLY'
  | 'TOO_MANY_FILES'
  | 'FILE_EMPTY';

/** The part of a name behind its last dot, in lower case; empty where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Returns the error of the files chosen for one picture, if there is one. */
export function imageProblem(files: readonly NamedFile[]): FileProblem | undefined {
  const [file, ...more] = files;
  if (file === undefined) return undefined;
  if (more.length > 0) return 'ONE_FILE_ONLY';
  if (file.size === 0) return 'FILE_EMPTY';
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return 'IMAGE_TYPE';
  return file.size > IMAGE_MAX_BYTES ? 'IMAGE_TOO_LARGE' : undefined;
}

/** Returns the error of documents about to join `present` others in a slot, if there is one. */
export function documentProblem(files: readonly NamedFile[], present = 0): FileProblem | undefined {
  if (files.length + present > FILES_PER_SLOT_MAX) return 'TOO_MANY_FILES';
  for (const file of files) {
    if (file.size === 0) return 'FILE_EMPTY';
    if (!(DOCUMENT_EXTENSIONS as readonly string[]).includes(extensionOf(file.name))) {
      return 'DOCUMENT_TYPE';
    }
    if (file.size > DOCUMENT_MAX_BYTES) return 'DOCUMENT_TOO_LARGE';
  }
  return undefined;
}
