/** Tears bytes at the given places. */
export function tear(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b);
  return [0, ...places].map((from, i) => bytes.subarray(from, places[i] ?? bytes.length));
}
