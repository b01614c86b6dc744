import { expect, test } from '@jest/globals';

import { textsOfOneLanguage } from '../../build/texts-of-one-language.js';
import { contractTexts } from './contractTexts.js';

test.each(['en', 'de'] as const)(
  'what is bundled in %s is what is shown while developing',
  (language) => {
    const load = textsOfOneLanguage().load as (id: string) => string | undefined;
    expect(load(`/console/src/i18n/contractTexts.${language}.ts`)).toBe(
      `export const shared = ${JSON.stringify(contractTexts(language))};`,
    );
    expect(load('/console/src/i18n/contractTexts.ts')).toBeUndefined();
  },
);
