import type { Language } from '@foyer/contracts/identity';
import { failureTexts, successTexts, type Text } from '@foyer/contracts/notices';
import { rejections } from '@foyer/contracts/rejections';
import { validationTexts } from '@foyer/contracts/validation';

const inLanguage = <Key extends string>(texts: Readonly<Record<Key, Text>>, language: Language) =>
  Object.fromEntries(
    Object.entries<Text>(texts).map(([key, text]) => [key, text[language]]),
  ) as Record<Key, string>;

/** The sentences that all clients share, as the catalogues hold them. */
export const contractTexts = (language: Language) => ({
  success: inLanguage(successTexts, language),
  failure: inLanguage(failureTexts, language),
  rule: inLanguage({ ...rejections, ...validationTexts }, language),
});
