import type { Readable } from 'node:stream';

/** A file by its kind and its id (a UUID). A reader of one kind never gets a file of another. */
export interface FilePlace {
  readonly kind:
    | 'avatar'
    | 'call-document'
    | 'device-picture'
    | 'portal-file'
    | 'recording'
    | 'session-document'
    | 'setting-file'
    | 'smart-meet';
  readonly id: string;
}

/** A part of a file that is read. */
export interface FilePart {
  /** The content; it emits an error if reading fails. */
  readonly content: Readable;
  /** The stored size of the whole file, in bytes. */
  readonly size: number;
}

/**
 * Keeps what is too large for the log; events name a file by its id. Also the injection token.
 * Everything throws FilesFault while the server that keeps files does not answer.
 */
export abstract class Files {
  /**
   * Resolves once the file will survive the machine's stop. A file that was there is replaced as a
   * whole.
   */
  abstract put(place: FilePlace, content: Uint8Array): Promise<void>;
  /**
   * The same for a file that is too large for memory. An earlier file stays if the content fails.
   */
  abstract putStream(place: FilePlace, content: Readable): Promise<void>;
  /**
   * A part of a file as it is read, from its first to its last byte, both included; undefined where
   * there is no such file. The content has to be read or destroyed.
   */
  abstract part(place: FilePlace, first: number, last: number): Promise<FilePart | undefined>;
  /** Undefined where there is no such file (any more). */
  abstract get(place: FilePlace): Promise<Uint8Array | undefined>;
  /** Gives whether there was such a file. */
  abstract remove(place: FilePlace): Promise<boolean>;
  /** Closes the connection to the store of files. */
  abstract close(): Promise<void>;
}
