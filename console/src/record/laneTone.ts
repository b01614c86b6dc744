import type { Lane } from './lanes.js';

/** The colour of a lane in the theme; its name stands next to it everywhere. */
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
