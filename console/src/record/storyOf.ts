import type { TimelineEntry } from '@foyer/contracts/audit';
import { isSameValue } from '@foyer/contracts/schema';

import { laneOf, membersIn, type Lane } from './lanes.js';

/** One fact of a story. */
export interface Fact {
  readonly lane: Lane;
  /** The event that says it. */
  readonly entry: TimelineEntry;
  /** All events that say the same, this one among them, in their order. */
  readonly entries: readonly TimelineEntry[];
  /** How often it happened in a row. */
  readonly times: number;
}

/**
 * Events that say over again, for another stream, what one of the named events says. A page's own
 * word of where it stands adds nothing to what brought it there.
 */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  AgentOffered: ['VisitorOffered'],
  AgentOfferEnded: ['OfferEnded', 'VisitorTaken'],
  AgentNotResponding: ['OfferEnded'],
  AgentEngaged: ['VisitorTaken', 'CallConsultAccepted'],
  AgentConsulted: ['CallConsultStarted'],
  AgentConsultEnded: ['CallConsultEnded'],
  VisitHandedOver: ['CallHandedOver'],
  AgentFreed: ['CallEnded', 'CallLeft'],
  CallStarted: ['VisitorTaken'],
  VisitReturnedToLine: ['VisitorTransferred', 'VisitorPlacedInLine'],
  VisitorPlacedInLine: ['VisitorTransferred'],
  VisitorWentToOtherLine: ['VisitorTransferred', 'VisitorPlacedInLine'],
  SessionCallBegan: ['CallStarted'],
  SessionCallEnded: ['CallEnded'],
  VisitOriginNoted: ['VisitOpened'],
  VisitPhoneNoted: ['VisitOpened'],
  PersonIdClaimed: ['VisitOpened'],
  ThingIdClaimed: ['CallStarted'],
  VisitStatusChanged: [
    'VisitOpened',
    'VisitorJoinedLine',
    'VisitorTaken',
    'CallEnded',
    'VisitorLeftLine',
    'VisitEnded',
  ],
};
/** As far apart as twins may be that came by different commands, in milliseconds. */
const CLOSE_MS = 2_000;

/** Returns the events as a story: one fact after the other, each once. */
export function storyOf(entries: readonly TimelineEntry[]): readonly Fact[] {
  const members = membersIn(entries);
  const leaders = new Map(entries.map((entry) => [entry, leaderOf(entry, entries)]));
  const facts = entries
    .filter((entry) => leaders.get(entry) === undefined)
    .map((entry) => ({
      lane: laneOf(entry, members),
      entry,
      entries: entries.filter((one) => one === entry || rootOf(one, leaders) === entry),
      times: 1,
    }));
  return facts.reduce<readonly Fact[]>(withFact, []);
}

function leaderOf(
  entry: TimelineEntry,
  entries: readonly TimelineEntry[],
): TimelineEntry | undefined {
  const types = TWINS[entry.type];
  if (types === undefined) return undefined;
  const distance = (one: TimelineEntry) => Math.abs(Date.parse(one.at) - Date.parse(entry.at));
  return (
    entries
      .filter((one) => types.includes(one.type) && isTwin(one, entry) && distance(one) <= CLOSE_MS)
      // Of two as near, the later one: a page speaks after what happened to it.
      .reverse()
      .sort((a, b) => distance(a) - distance(b))[0]
  );
}

/** Twins do not contradict each other: what both name is the same. */
function isTwin(one: TimelineEntry, other: TimelineEntry): boolean {
  const shared = ['offerId', 'callId', 'visitId'].filter(
    (field) => field in one.data && field in other.data,
  );
  return shared.every((field) => one.data[field] === other.data[field]);
}

/** A twin of a twin belongs to the first. */
function rootOf(
  entry: TimelineEntry,
  leaders: ReadonlyMap<TimelineEntry, TimelineEntry | undefined>,
): TimelineEntry {
  const leader = leaders.get(entry);
  return leader === undefined ? entry : rootOf(leader, leaders);
}

function withFact(story: readonly Fact[], fact: Fact): readonly Fact[] {
  const before = story.at(-1);
  const repeats =
    before?.entry.type === fact.entry.type && isSameValue(before.entry.data, fact.entry.data);
  if (!repeats) return [...story, fact];
  const entries = [...before.entries, ...fact.entries];
  return [...story.slice(0, -1), { ...before, entries, times: before.times + 1 }];
}
