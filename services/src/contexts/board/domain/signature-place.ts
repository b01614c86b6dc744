import { SIGNATURE_FIELD, type SeenPaper, type SignaturePlace } from '@foyer/contracts/board';

/** Smaller, nothing of it could be read; in points, or as a share of a page with larger ones. */
const LEAST = 10;
const LEAST_SHARE = 0.01;

/**
 * True if a signature can be put there: its middle is on a page of the document, and it is no
 * larger than page or field.
 */
export function isOnPage({ page, box }: SignaturePlace, pages: readonly SeenPaper[]): boolean {
  const paper = pages[page]?.paper;
  if (!paper) return false;
  const fits = (from: 0 | 1, field: number) => {
    const [low, high] = [box[from], box[(from + 2) as 2 | 3]];
    const [start, end] = [paper[from], paper[(from + 2) as 2 | 3]];
    const [length, middle] = [high - low, low / 2 + high / 2];
    const least = Math.min(LEAST, LEAST_SHARE * (end - start));
    const isSized = length >= least && length <= Math.max(end - start, field);
    return isSized && middle >= start && middle <= end;
  };
  return fits(0, SIGNATURE_FIELD.width) && fits(1, SIGNATURE_FIELD.height);
}
