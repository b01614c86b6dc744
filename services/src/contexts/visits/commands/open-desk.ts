import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { openDesk } from '../domain/desk-presence.js';
import { Desk } from './streams.js';

/** An agent is there. */
export const OpenDesk = defineCommand({
  name: 'OpenDesk',
  streams: ({ memberId }: { readonly memberId: string }) => ({ desk: stream(Desk, memberId) }),
  decide: (states, data, moment) => openDesk(states, data, moment),
});
export type OpenDesk = CommandOf<typeof OpenDesk>;
