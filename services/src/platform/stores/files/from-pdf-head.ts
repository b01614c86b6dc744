const HEAD = Buffer.from('%PDF-');
/** Readers look for the head of a PDF so far into a file. */
const WITHIN = 1024;
/** How pictures and office files begin, which may hold a PDF. */
const OTHERS = ['ffd8ff', '89504e47', '504b0304', 'd0cf11e0'].map((one) => Buffer.from(one, 'hex'));
const SEALED = /\/ByteRange\s*\[\s*0\s+(\d+)\s/g;
const OPENING = '<'.charCodeAt(0);

/**
 * A PDF from its head: mail programs and web pages leave lines before it, which readers skip. Any
 * other file stays as it is, and so does a PDF whose seal covers those lines.
 */
export function fromPdfHead(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = bytes.subarray(0, WITHIN).indexOf(HEAD);
  if (at <= 0 || OTHERS.some((one) => bytes.subarray(0, one.length).equals(one))) return file;
  // A seal names its place, counted from the byte where the sealed part begins.
  const seals = [...bytes.toString('latin1').matchAll(SEALED)];
  if (seals.some(([, before]) => bytes[Number(before)] === OPENING)) return file;
  return file.subarray(at);
}
