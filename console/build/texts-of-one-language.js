import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { rejections } from '@foyer/contracts/rejections';
import { validationTexts } from '@foyer/contracts/validation';

const SHARED = /[/\\]src[/\\]i18n[/\\]contractTexts\.(en|de)\.ts$/;

/** @param {Record<string, Record<string, unknown>>} texts @param {string} language */
const inLanguage = (texts, language) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]));

/**
 * Bundles what `contractTexts` makes in place of it: each text is written in both languages, and a page shows one. The other half
 * is 7 kB gzipped of what the console loads first.
 * @returns {import('vite').Plugin}
 */
export function textsOfOneLanguage() {
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    load(id) {
      const [, language] = SHARED.exec(id.split('?')[0] ?? id) ?? [];
      if (language === undefined) return undefined;
      const shared = {
        success: inLanguage(successTexts, language),
        failure: inLanguage(failureTexts, language),
        rule: inLanguage({ ...rejections, ...validationTexts }, language),
      };
      return `export const shared = ${JSON.stringify(shared)};`;
    },
  };
}
