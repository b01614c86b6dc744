import { describe, expect, it } from '@jest/globals';

import { kioskTexts as de } from '#i18n/de/kiosk-texts.js';
import { kioskTexts as en } from '#i18n/en/kiosk-texts.js';

/** Read by who sets the device up, before any visitor stands there, or by staff. */
const FOR_STAFF =
  /^kiosk\.(?:setUp|setUpText|key|keyHint|keyMissing|keyVoid|deleted|ended|useHere)$/;
/** Parts of the product that only its administrators know. */
const ADMINISTRATION = {
  en: /consol|licen[cs]e|server|browser|deactivat|portal|setting|device key|administrator|booth/i,
  de: /konsol|lizenz|server|browser|deaktivier|portal|einstellung|schlüssel|administrator/i,
};

const sentences = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return typeof text === 'string' ? [[at, text]] : sentences(text as object, at);
  });

describe.each([
  ['en', en],
  ['de', de],
] as const)('the texts of a kiosk in %s', (language, texts) => {
  it('have no words for administrators before visitors', () => {
    const found = sentences(texts)
      .filter(([path]) => !FOR_STAFF.test(path))
      .filter(([, text]) => ADMINISTRATION[language].test(text));
    expect(found).toEqual([]);
  });
});
