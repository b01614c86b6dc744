import {
  CARD_RADIUS,
  dark,
  floatShadow,
  fontFamily,
  fontSizes,
  KIOSK_TOUCH_MIN,
  light,
  TOUCH_MIN,
} from '@foyer/contracts/look';

const ID = 'virtual:look.css';
const BROWSER_FONT_SIZE = 16;

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colours = (palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

/** The tokens of the look as CSS custom properties; `data-mode` gives any part of a page the other mode. */
export function lookCss() {
  const sizes = fontSizes.map((size) => `--text-${size}:${size / BROWSER_FONT_SIZE}rem;`).join('');
  return `
:root{--font:${fontFamily};${sizes}--radius:${CARD_RADIUS}px;--float:${floatShadow};--touch:${TOUCH_MIN}px;}
:root,[data-mode='light']{color-scheme:light;${colours(light)}}
@media (prefers-color-scheme:dark){:root:not([data-mode='light']){color-scheme:dark;${colours(dark)}}}
[data-mode='dark']{color-scheme:dark;${colours(dark)}}
@media (min-width:900px) and (min-height:1400px) and (orientation:portrait){:root{--touch:${KIOSK_TOUCH_MIN}px;}}
`;
}

/**
 * Serves {@link lookCss} as a module, and tells the browser's own frame the colours of the page.
 * @returns {import('vite').Plugin}
 */
export function look() {
  return {
    name: 'look',
    resolveId: (id) => (id === ID ? ID : undefined),
    load: (id) => (id === ID ? lookCss() : undefined),
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: light.paper } },
      {
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          content: dark.paper,
          media: '(prefers-color-scheme: dark)',
        },
      },
    ],
  };
}
