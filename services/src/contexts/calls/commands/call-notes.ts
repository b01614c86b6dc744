import { callEvents, callNotesEvents } from '@foyer/contracts/calls';

import { defineAggregate, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import {
  evolveNotedCall,
  evolveNotes,
  noNotedCall,
  noNotes,
  saveNotes,
  type SaveNotes as Save,
} from '../domain/call-notes.js';

/** The stream of a call, folded to whose call with whom it is. */
const NotedCall = defineAggregate({
  name: 'call',
  initial: noNotedCall,
  evolve: evolveNotedCall,
  events: callEvents,
});

/** What was noted in a call: `callnotes-<call>`. */
const CallNotes = defineAggregate({
  name: 'callnotes',
  initial: noNotes,
  evolve: evolveNotes,
  events: callNotesEvents,
});

/** The agent of a call with a visitor saves what is to be remembered. */
export const SaveCallNotes = defineCommand({
  name: 'SaveCallNotes',
  correlation: ({ callId }: Save) => callId,
  streams: ({ callId }) => ({ call: stream(NotedCall, callId), notes: stream(CallNotes, callId) }),
  decide: (states, data, moment) => saveNotes(states, data, moment),
});
