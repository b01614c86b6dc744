/**
 * True if a press was meant for something else than an open panel. A dialog that stands above the
 * panel was opened from it.
 */
export function isPressedOutside({ target }: Event, ...parts: (Element | null)[]): boolean {
  if (!(target instanceof Element)) return true;
  const dialog = target.closest('dialog');
  if (dialog && !parts.some((part) => dialog.contains(part))) return false;
  return !parts.some((part) => part?.contains(target));
}
