import { dark, light } from '@foyer/contracts/look';

const USED = ['surface', 'hairline', 'ink', 'inkSoft', 'accent', 'onAccent'] as const;

const declared = (colours: typeof light): string =>
  USED.map((name) => `--${name}:${colours[name]}!important;`).join('');

/**
 * The base of every tree of ours: nothing of the site's styles, and the colours of both modes. The
 * host has no box, as a site may style every element: all boxes are within.
 */
export const BASE = `
:host{all:initial!important;display:contents!important;${declared(light)}}
@media(prefers-color-scheme:dark){:host{${declared(dark)}}}
*{box-sizing:border-box}
button,dialog{font:16px/1.4 system-ui,sans-serif;color-scheme:light dark}
button{cursor:pointer;border-radius:12px;border:1px solid var(--hairline);background:var(--surface);color:var(--ink);min-height:44px;padding:0 16px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h2:focus{outline:0}
svg{width:24px;height:24px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
`;
