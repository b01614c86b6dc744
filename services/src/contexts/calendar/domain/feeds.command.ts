import { defineCommand } from '#platform/cqrs';
import { endFeed, openFeed } from './feed.js';
import { feedStream } from '../streams.js';

/** Gives the member's own meetings a new secret address. */
export const OpenFeed = defineCommand({
  name: 'OpenFeed',
  stream: ({ memberId }: Parameters<typeof openFeed>[1]) => feedStream(memberId),
  decide: openFeed,
});

/** Ends the secret address of the member's own meetings. */
export const EndFeed = defineCommand({
  name: 'EndFeed',
  stream: ({ memberId }: Parameters<typeof endFeed>[1]) => feedStream(memberId),
  decide: endFeed,
});
