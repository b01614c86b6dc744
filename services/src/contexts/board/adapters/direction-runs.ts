const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const NEUTRAL = /[\p{P}\p{S}\p{Z}\p{M}]/u;

/**
 * Parts of a line that run one way, from left to right as they are drawn. A font library turns
 * letters around within a part; in what order parts stand is for the line.
 */
export function directionRuns(letters: readonly string[]): readonly (readonly string[])[] {
  const runs: { isRtl: boolean; letters: string[] }[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    const isRtl = NEUTRAL.test(letter) && last ? last.isRtl : RIGHT_TO_LEFT.test(letter);
    if (last?.isRtl === isRtl) last.letters.push(letter);
    else runs.push({ isRtl, letters: [letter] });
  }
  const isLineRtl = runs[0]?.isRtl === true;
  return (isLineRtl ? runs.toReversed() : runs).map((run) => run.letters);
}
