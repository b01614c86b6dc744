import { describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';

import { cells, events, playable, states } from './cells.js';
import { STAGES } from './stages.js';

/** How events are called that end something of people, places, devices, or what is kept of calls. */
const OF =
  /^(Member|Person|Portal|Group|Session|Meeting|Device|Document|CallRecording|Transcript|Reconciliation|CallSupervision|Poll)/;
const ENDS =
  /(Ended|SignedOut|Deactivated|Deleted|Forgotten|RoleChanged|Cancelled|Removed|MemberLeft|HandedOver|KeyIssued|Withdrawn|Stopped|Interrupted|PortalChanged|Switched|LeftElsewhere|PollClosed)$/;

/** Endings that no cell plays, each for a reason. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  MemberAccessEnded: 'says once more that sign-ins ended, for the feed alone',
  MemberEmailChangeCancelled: 'takes nothing that is held',
  MemberFactorRemoved: 'takes nothing that is held: sign-ins that run stay',
  GroupDeleted: 'takes its members out first, which is played',
  PortalGroupRemoved: 'takes its members out, which is played for one of them',
  PortalExceptionRemoved: 'is hours, which are played',
  MeetingOccurrenceCancelled: 'is the calling off of a meeting, which is played',
  MeetingSeriesEnded: 'ends only dates ahead, whose calls no one has opened',
  MeetingCallEnded: 'follows from the end of a call',
  SessionCallEnded: 'follows from the end of a call',
  SessionDocumentDeleted: 'is played by specs of the board, document by document',
  CallSupervisionEnded: 'follows from the loss of the right, and from the end of a call',
  ReconciliationInterrupted: 'follows from the loss of a device, which is played',
  DeviceSignedOut: 'follows from another key and from a deletion, which are played',
  CallRecordingConsentWithdrawn: 'is played where the consent was given; elsewhere it is refused',
  CallRecordingTrackEnded: 'follows from the end of a recording, and of a consent',
  CallRecordingDeleted: 'befalls what is over',
  TranscriptConsentWithdrawn: 'is played where the consent was given; elsewhere it is refused',
  TranscriptDeleted: 'befalls what is over',
};

describe('the tables of the joints', () => {
  const rows = Object.entries(STAGES).flatMap(([of, stages]) =>
    Object.entries(stages).map(([stage, row]) => [`${of} ${stage}`, row] as const),
  );
  test.each(rows)('name a state for %s, or why there is none', (_name, row) => {
    const names = states.map(({ name }) => name);
    expect('state' in row ? names.includes(row.state) : row.none !== '').toBe(true);
  });

  const endings = [...eventDefinitions.keys()].filter((type) => OF.test(type) && ENDS.test(type));
  test.each(endings)('have an event that causes %s, or a reason', (type) => {
    const isPlayed = events.some(({ ends }) => ends.includes(type));
    expect([isPlayed, type in NOT_PLAYED]).toEqual([isPlayed, !isPlayed]);
  });

  test('name events that there are', () => {
    const named = [...events.flatMap(({ ends }) => ends), ...Object.keys(NOT_PLAYED)];
    expect(named.filter((type) => !eventDefinitions.has(type))).toEqual([]);
  });

  test('say why of each cell that is not played, and leave at least 400', () => {
    expect(cells.filter(({ impossible }) => impossible === '')).toEqual([]);
    expect(playable('').length).toBeGreaterThanOrEqual(400);
    expect(new Set(cells.map(({ name }) => name)).size).toBe(cells.length);
  });
});
