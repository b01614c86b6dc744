/** Which file: of what kind, under which id (a UUID). Who reads one kind never comes upon another. */
export interface FilePlace {
  readonly kind:
    | 'avatar'
    | 'call-document'
    | 'device-picture'
    | 'portal-file'
    | 'session-document'
    | 'setting-file';
  readonly id: string;
}

/**
 * Keeps what is too large for the log; events name a file by its id. Also the injection token.
 * Everything throws FilesFault while the server that keeps files does not answer.
 */
export abstract class Files {
  /** Resolves once the file will survive the machine's stop. A file that was there is replaced as a whole. */
  abstract put(place: FilePlace, content: Uint8Array): Promise<void>;
  /** Undefined where there is no such file (any more). */
  abstract get(place: FilePlace): Promise<Uint8Array | undefined>;
  /** Gives whether there was such a file. */
  abstract remove(place: FilePlace): Promise<boolean>;
  /** Lets go of whatever keeps the files. */
  abstract close(): Promise<void>;
}
