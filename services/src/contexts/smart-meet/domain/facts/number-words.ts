const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const GERMAN =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const TENS = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
};
const numbered = (words: string, at: (index: number) => number) =>
  words.split(' ').map((word, index) => [word, at(index)] as const);

/** Words for numbers below a hundred, and some others. */
const SMALL = new Map<string, number>([
  ...numbered(ENGLISH, (index) => index),
  ...numbered(GERMAN, (index) => index),
  ...numbered(TENS.en, (index) => 10 * (index + 2)),
  ...numbered(TENS.de, (index) => 10 * (index + 2)),
  ...Object.entries({ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, zwo: 2, dreissig: 30 }),
  ...Object.entries({ fuenf: 5, zwoelf: 12, dozen: 12, dutzend: 12 }),
  ...Object.entries({ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5, dreieinhalb: 3.5 }),
]);
/** Words that multiply what stands before them. */
export const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ hundred: 100, hundert: 100, thousand: 1e3, tausend: 1e3, tsd: 1e3, k: 1e3 },
    ...{ million: 1e6, millions: 1e6, millionen: 1e6, mio: 1e6 },
    ...{ billion: 1e9, bn: 1e9, milliarde: 1e9, milliarden: 1e9, mrd: 1e9 },
  }),
);
const UNIT_AND_TEN = /^(.+)und(.+)$/;

/** The value of one word, also of a German one that is put together. */
export function valueOfWord(word: string): number | undefined {
  const small = SMALL.get(word);
  if (small !== undefined) return small;
  for (const [scale, factor] of [
    ['tausend', 1e3],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(scale);
    if (at < 0 || word === scale) continue;
    const before = at === 0 ? 1 : valueOfWord(word.slice(0, at));
    const after = word.slice(at + scale.length).replace(/^und/, '');
    const rest = after === '' ? 0 : valueOfWord(after);
    if (before !== undefined && rest !== undefined) return before * factor + rest;
  }
  const [, unit = '', ten = ''] = UNIT_AND_TEN.exec(word) ?? [];
  const [ones, tens] = [SMALL.get(unit), SMALL.get(ten)];
  const isPair = ones !== undefined && tens !== undefined && ones < 10 && tens >= 20;
  return isPair ? tens + ones : undefined;
}

/** Numbers that a run of words names, in their order. */
export function valuesOfWords(words: readonly string[]): readonly number[] {
  const values: number[] = [];
  let [total, current, isBegun] = [0, 0, false];
  const flush = () => {
    if (isBegun) values.push(total + current);
    [total, current, isBegun] = [0, 0, false];
  };
  for (const word of words) {
    const scale = SCALES.get(word);
    const value = valueOfWord(word);
    if (scale !== undefined && scale >= 1_000) {
      [total, current] = [total + (isBegun && current > 0 ? current : 1) * scale, 0];
    } else if (scale !== undefined) current = (current > 0 ? current : 1) * scale;
    else if (value !== undefined) {
      const isOne = value < 10 && current % 100 >= 20 && current % 10 === 0;
      const isRest = current % 100 === 0 && value < 100 && (current > 0 || total > 0);
      if (isBegun && !isOne && !(isRest && value < 1_000)) flush();
      current += value;
    } else continue;
    isBegun = true;
  }
  flush();
  return values;
}
