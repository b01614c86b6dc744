import type { Language } from '@foyer/contracts/identity';
import type { PageSettings } from '@foyer/contracts/settings';

import { escapeHtml } from '#platform/http';

/** The addresses of the company's imprint and privacy notice. */
export type LegalPages = Pick<PageSettings['legal'], 'imprint' | 'privacy'>;

const NAMES = {
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
} as const;
const OTHER = { de: 'en', en: 'de' } as const;

/**
 * Links to both in the page's language, else in the other one; a notice that there is not has no
 * link.
 */
export function legalLinks(legal: LegalPages | undefined, language: Language): string {
  if (legal === undefined) return '';
  return (['imprint', 'privacy'] as const)
    .map((page) => {
      const href = legal[page][language] || legal[page][OTHER[language]];
      if (href === '') return '';
      const target = 'target="_blank" rel="noreferrer"';
      return `<a href="${escapeHtml(href)}" ${target}>${NAMES[page][language]}</a>`;
    })
    .join('');
}
