import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

import { contractTexts } from './contractTexts.js';

const PLUGIN = pathToFileURL(join('console', 'build', 'texts-of-one-language.js')).href;

test.each(['en', 'de'] as const)(
  'bundles in %s the same texts that are made here',
  async (language) => {
    const { textsOfOneLanguage } = (await import(PLUGIN)) as {
      readonly textsOfOneLanguage: () => { readonly load: (id: string) => string | undefined };
    };
    const plugin = textsOfOneLanguage();
    expect(plugin.load(`/console/src/i18n/contractTexts.${language}.ts`)).toBe(
      `export const shared = ${JSON.stringify(contractTexts(language))};`,
    );
    expect(plugin.load('/console/src/i18n/contractTexts.ts')).toBeUndefined();
  },
);
