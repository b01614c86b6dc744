import { companyTheme, contrast, dark, light } from '@foyer/contracts/look';

import type { appearanceOf } from './appearanceOf.js';

/**
 * The required contrast (WCAG 2.2, AA): of text to its background, and of a control to its
 * surroundings.
 */
const NEEDED = { text: 4.5, control: 3 } as const;

/** A chosen colour, and its background in light or in dark mode. */
export interface Contrast {
  readonly colour: 'primary' | 'buttonPrimary' | 'buttonSecondary';
  readonly mode: 'light' | 'dark';
  /** 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  readonly isEnough: boolean;
}

type Appearance = Partial<ReturnType<typeof appearanceOf>>;

/** The mode in which a background holds; undefined where none was chosen. */
export function modeOf(appearance: Appearance): 'light' | 'dark' | undefined {
  const { background } = appearance;
  if (background === undefined) return undefined;
  return companyTheme({ background }, true)['--paper'] === undefined ? 'light' : 'dark';
}

/** How each chosen colour stands out from the page, in light and in dark. */
export function contrastsOf(appearance: Appearance): readonly Contrast[] {
  const colours = [
    ['primary', NEEDED.text],
    ['buttonPrimary', NEEDED.control],
    ['buttonSecondary', NEEDED.control],
  ] as const;
  return (['light', 'dark'] as const).flatMap((mode) => {
    const paper =
      companyTheme({ background: appearance.background }, mode === 'dark')['--paper'] ??
      (mode === 'dark' ? dark : light).paper;
    return colours.flatMap(([colour, needed]) => {
      const chosen = appearance[colour];
      if (chosen === undefined) return [];
      const ratio = contrast(paper, chosen);
      return { colour, mode, ratio, needed, isEnough: ratio >= needed };
    });
  });
}
