import type { Appearance } from '../portals/look.js';
import { contrast, inkOn } from './contrast.js';
import { dark, light } from './palette.js';

/** Text on what it stands on reaches this contrast (WCAG 2.2, AA). */
const READABLE = 4.5;
const STEPS = 20;

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** A colour on the way from one to another; `share` from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour itself, or the nearest one towards the ink that can be read on the ground. */
export function readableOn(ground: string, colour: string): string {
  const ink = inkOn(ground);
  for (let step = 0; step <= STEPS; step += 1) {
    const candidate = mix(colour, ink, step / STEPS);
    if (contrast(candidate, ground) >= READABLE) return candidate;
  }
  return ink;
}

/** True if a colour `#rrggbb` is nearer to black than to white. */
export const isDark = (colour: string) => contrast(colour, '#ffffff') > contrast(colour, '#000000');

/** A portal's own colours as custom properties, and the mode that its background asks for. */
export interface PortalTheme {
  readonly mode: 'light' | 'dark' | undefined;
  readonly style: Readonly<Record<string, string>>;
}

/**
 * Turns a portal's colours into those of the page. Text is readable on any chosen colours: a colour
 * that would be too pale as text is made darker (or lighter). Text on filled areas is black or
 * white, whichever is clearer.
 * @param prefersDark True if the visitor's device is in dark mode; a portal's own background
 * overrides it.
 */
export function portalTheme(
  { primary, secondary, background, buttonPrimary, buttonSecondary }: Appearance,
  prefersDark: boolean,
): PortalTheme {
  const mode = background === undefined ? undefined : isDark(background) ? 'dark' : 'light';
  const palette = (mode === undefined ? prefersDark : mode === 'dark') ? dark : light;
  const ground = background ?? palette.paper;
  const surface = mix(ground, '#ffffff', mode === 'dark' ? 0.06 : 0.6);
  const properties: Record<string, string> = {};
  if (background !== undefined) {
    Object.assign(properties, {
      '--paper': ground,
      '--surface': surface,
      '--quiet': mix(ground, palette.ink, 0.06),
      '--hairline': mix(ground, palette.ink, 0.16),
      '--ink-soft': readableOn(ground, mix(palette.ink, ground, 0.3)),
    });
  }
  if (primary !== undefined) {
    const accent = readableOn(ground, primary);
    Object.assign(properties, {
      '--accent': accent,
      '--on-accent': inkOn(accent),
      '--accent-soft': mix(ground, accent, 0.14),
    });
  }
  if (secondary !== undefined) properties['--accent-soft'] = mix(ground, secondary, 0.25);
  // Said of the button too: the stage of a call is dark, and has an accent of its own.
  const button = buttonPrimary ?? properties['--accent'];
  if (button !== undefined) {
    properties['--button'] = button;
    properties['--on-button'] = inkOn(button);
  }
  if (buttonSecondary !== undefined) {
    properties['--button-other'] = buttonSecondary;
    properties['--on-button-other'] = inkOn(buttonSecondary);
  }
  return { mode, style: properties };
}
