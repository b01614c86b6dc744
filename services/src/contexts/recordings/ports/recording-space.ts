/** Tells if recordings can be made here at all. Also the injection token. */
export abstract class RecordingSpace {
  /** True if any media server of this program records. */
  abstract readonly isAvailable: boolean;
  /** Bytes that are free where tracks are written. */
  abstract freeBytes(): Promise<number>;
}

/**
 * A recording is not begun with less, in bytes; an hour of a call with picture takes about 400 MiB
 * for each person.
 */
export const SPACE_TO_START = 1024 ** 3;
/**
 * A recording is stopped before the disk is full, so that everything else can continue, in bytes.
 */
export const SPACE_TO_GO_ON = 256 * 1024 ** 2;
