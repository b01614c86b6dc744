/**
 * The look of the product: one set of tokens for web client and console, in light and dark.
 * Text on every surface below reaches a contrast of 4.5 to 1.
 */
export interface Palette {
  /** Page, cards on it, and quiet areas within cards. */
  readonly paper: string;
  readonly surface: string;
  readonly quiet: string;
  readonly hairline: string;
  /** Text, and text of less weight. */
  readonly ink: string;
  readonly inkSoft: string;
  /** The one accent: its fill, text on it, its soft ground. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  /** Waiting is amber, live is green, danger is red and means loss only. */
  readonly waiting: string;
  readonly waitingSoft: string;
  readonly live: string;
  readonly liveSoft: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerSoft: string;
  /** The stage of a call, dark in both modes. */
  readonly stage: string;
  readonly onStage: string;
}

export const light: Palette = {
  paper: '#faf7f2',
  surface: '#ffffff',
  quiet: '#f3eee6',
  hairline: '#e2dace',
  ink: '#1c1917',
  inkSoft: '#5c544d',
  accent: '#0b5f5a',
  onAccent: '#ffffff',
  accentSoft: '#dcebe8',
  waiting: '#9a4a06',
  waitingSoft: '#fdf0d9',
  live: '#146c36',
  liveSoft: '#dff3e4',
  danger: '#b42318',
  onDanger: '#ffffff',
  dangerSoft: '#fbe4e1',
  stage: '#141210',
  onStage: '#f5f0e9',
};

export const dark: Palette = {
  paper: '#171412',
  surface: '#211d1a',
  quiet: '#2b2622',
  hairline: '#3f3832',
  ink: '#f5f0e9',
  inkSoft: '#bdb3a8',
  accent: '#5cc4ba',
  onAccent: '#06211f',
  accentSoft: '#16302e',
  waiting: '#f5b041',
  waitingSoft: '#33270f',
  live: '#5fcb82',
  liveSoft: '#16301f',
  danger: '#f28b80',
  onDanger: '#2a0b08',
  dangerSoft: '#3a1b18',
  stage: '#0d0b0a',
  onStage: '#f5f0e9',
};

/** Font sizes in pixels. */
export const fontSizes = [12, 14, 16, 20, 28, 40, 64] as const;

export const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', 'Segoe UI', system-ui, sans-serif";

/** Corner radius of cards, in pixels. */
export const CARD_RADIUS = 12;

/** Smallest touch target, in pixels; a kiosk's is larger. */
export const TOUCH_MIN = 44;
export const KIOSK_TOUCH_MIN = 64;

/** The one shadow, for what floats. */
export const floatShadow = '0 12px 32px rgb(28 25 23 / 0.18)';
