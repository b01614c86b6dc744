/** Read models cannot be made anew just now, or not these. Nothing was begun. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused';
}
