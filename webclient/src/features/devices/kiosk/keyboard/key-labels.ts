import type { TFunction } from 'i18next';

const drawn = (path: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="${path}"/></svg>`;

const BACKSPACE =
  'M8.500 5.500h11a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500h-11L3 12ZM11.500 9.500l5 5M16.500 9.500l-5 5';
const SHIFT = 'M12 4.500 4.500 12.500H8.500v6h7v-6h4Z';
const ENTER = 'M19.500 6v6.500a2 2 0 0 1-2 2H5M9.500 10 5 14.500l4.500 4.500';

/** Signs on keys that type none of their own. */
export const keyFaces = (t: TFunction): Readonly<Record<string, string>> => ({
  '{bksp}': drawn(BACKSPACE),
  '{shift}': drawn(SHIFT),
  '{enter}': drawn(ENTER),
  '{space}': t('kiosk.keys.space'),
  '{letters}': 'abc',
  '{accents}': 'éñç',
  '{signs}': '?!&amp;',
  '{done}': t('kiosk.keys.done'),
});

/** The same keys for people who hear them. */
export const keyNames = (t: TFunction): Readonly<Record<string, string>> => ({
  '{bksp}': t('kiosk.keys.erase'),
  '{shift}': t('kiosk.keys.shift'),
  '{enter}': t('kiosk.keys.enter'),
  '{letters}': t('kiosk.keys.letters'),
  '{accents}': t('kiosk.keys.accents'),
  '{signs}': t('kiosk.keys.signs'),
});
