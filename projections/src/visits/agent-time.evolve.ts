import { agentState, type DeskEvent } from '@foyer/contracts/visits';

import type { Documents, Evolve, Operation, ProjectedEvent } from '../platform/runner/index.js';
import type { DeskDocument } from './desks.model.js';
import { evolve as evolveDesk, type DeskCollections } from './desks.evolve.js';
import type { AgentDayDocument, AgentStep, AgentTimeCollections } from './agent-time.model.js';

type AgentDocuments = Documents<AgentTimeCollections>;
type DeskHandler = (
  event: ProjectedEvent<DeskEvent>,
  documents: Documents<DeskCollections>,
) => Promise<readonly Operation<DeskCollections>[]>;

/** Records the activities of agents and their times: each change that their desks report. */
export const evolve = Object.fromEntries(
  Object.entries(evolveDesk).map(([type, handle]) => [
    type,
    (event: ProjectedEvent<DeskEvent>, documents: AgentDocuments) =>
      stepped(event, documents, handle as DeskHandler),
  ]),
) as unknown as Evolve<AgentTimeCollections, DeskEvent>;

async function stepped(
  event: ProjectedEvent<DeskEvent>,
  documents: AgentDocuments,
  handle: DeskHandler,
): Promise<Operation<AgentTimeCollections>[]> {
  const { memberId } = event.data;
  const now = await documents.get('agentsNow', memberId);
  const desk = await deskAfter(event, now?.desk, handle);
  if (desk === undefined) return [];
  const at = Math.max(momentOf(event), now?.at ?? 0);
  const step = { at, ...whatOf(desk) };
  const last = now?.dayId ? await documents.get('agentDays', now.dayId) : undefined;
  const { days, dayId } = withStep(memberId, last, step);
  return [
    ...days.map((doc) => ({ op: 'put', collection: 'agentDays', doc }) as const),
    { op: 'put', collection: 'agentsNow', doc: { _id: memberId, desk, dayId, at } },
  ];
}

/** The desk as the read model of desks would have it. */
async function deskAfter(
  event: ProjectedEvent<DeskEvent>,
  desk: DeskDocument | undefined,
  handle: DeskHandler,
): Promise<DeskDocument | undefined> {
  const [made] = await handle(event, {
    get: () => desk,
    find: () => Promise.resolve([]),
  });
  return made?.op === 'put' ? made.doc : undefined;
}

/** When it was so, by the event's own word. */
function momentOf({ data, metadata }: ProjectedEvent<DeskEvent>): number {
  if ('at' in data) return Date.parse(data.at);
  if ('since' in data) return Date.parse(data.since);
  return Date.parse('lostSince' in data ? data.lostSince : metadata.at);
}

function whatOf(desk: DeskDocument): Pick<AgentStep, 'state' | 'kind'> {
  if (!desk.isOpen) return { state: null, kind: null };
  const { state } = agentState({ ...desk, lostSince: desk.lostSince });
  return { state, kind: state === 'break' ? desk.breakKind : null };
}

/** Writes a step down, in the day that it falls on. */
function withStep(
  memberId: string,
  last: AgentDayDocument | undefined,
  step: AgentStep,
): { readonly days: readonly AgentDayDocument[]; readonly dayId: string | null } {
  const before = last?.steps.at(-1);
  const dayId = last?._id ?? null;
  if (isSame(before, step)) return { days: [], dayId };
  const at = new Date(step.at).toISOString();
  const day = at.slice(0, 10);
  if (last === undefined || last.day < day) {
    const begun = { _id: `${memberId} ${day}`, memberId, day, until: null, steps: [step] };
    const ended = last === undefined ? [] : [{ ...last, until: at }];
    return { days: [...ended, begun], dayId: begun._id };
  }
  return { days: [{ ...last, steps: joined(last.steps, step) }], dayId };
}

/** An activity without duration is left out; a resumed activity counts as uninterrupted. */
function joined(steps: readonly AgentStep[], step: AgentStep): readonly AgentStep[] {
  if (steps.at(-1)?.at !== step.at) return [...steps, step];
  const kept = steps.slice(0, -1);
  return kept.length > 0 && isSame(kept.at(-1), step) ? kept : [...kept, step];
}

/** Before the first step the agent is not at work. */
function isSame(before: AgentStep | undefined, { state, kind }: AgentStep): boolean {
  return (before?.state ?? null) === state && (before?.kind ?? null) === kind;
}
