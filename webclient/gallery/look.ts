import type { BrowserContextOptions } from 'playwright-core';

/** Screens that pages are made for. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  kiosk: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof SIZES;
export type Scheme = 'light' | 'dark';

/** On which screen, and in which light. */
export interface Look {
  readonly size: Size;
  readonly scheme: Scheme;
}

/** Every screen in both lights. */
export const LOOKS: readonly Look[] = (Object.keys(SIZES) as Size[]).flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ size, scheme })),
);

/** A browser that looks so. */
export function browserWith({ size, scheme }: Look): BrowserContextOptions {
  return { viewport: SIZES[size], colorScheme: scheme, hasTouch: size !== 'wide' };
}
