import type { Lane } from './lanes.js';

/** What a lane is drawn in, by the theme's colours; its name stands beside it everywhere. */
export const laneTone: Readonly<Record<Lane, string>> = {
  visitor: 'warning.main',
  line: 'text.secondary',
  agent: 'primary.main',
  media: 'success.main',
  session: 'info.main',
  payment: 'secondary.main',
  device: 'info.main',
  other: 'text.disabled',
};
