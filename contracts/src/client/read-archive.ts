/** The bytes that each file of an archive begins with. */
const BEGINNING = [0x50, 0x4b, 0x03, 0x04] as const;

/** Counts the files of an archive while it arrives, in pieces of any size. */
export function makeFileCounter(): (piece: Uint8Array) => number {
  let matched = 0;
  let files = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === BEGINNING[matched]) matched++;
      else matched = byte === BEGINNING[0] ? 1 : 0;
      if (matched === BEGINNING.length) {
        files++;
        matched = 0;
      }
    }
    return files;
  };
}

/** How many files of an archive have begun to arrive, of how many. */
export interface ArchiveProgress {
  readonly done: number;
  readonly total: number;
}

/** Reads an archive as it arrives. */
export async function readArchive(
  response: Response,
  total: number,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.blob();
  const count = makeFileCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    onProgress({ done: Math.min(count(value), total), total });
  }
  return new Blob(pieces, { type: 'application/zip' });
}
