import type { CallLogic, PortalEvent } from '@foyer/contracts/portals';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';
import {
  evolvePortalAdmission,
  handlingTimes,
  lineArrivals,
  noAdmission,
  workingTime,
  type RoutingHistory,
} from '#contexts/visits';
import type { AuditedLog } from '../audit/audited-log.js';
import { CommandFailed } from '../command-failed.js';

/** The log's data about the service of a portal's visitors. */
interface ReadHistory extends RoutingHistory {
  readonly line: readonly LineEvent[];
  readonly waitedMs: readonly number[];
  /** The portal's own rule, as it is now. */
  readonly callLogic: CallLogic;
}

/** @throws CommandFailed where there is no such portal */
export async function readRoutingHistory(log: AuditedLog, portalId: string): Promise<ReadHistory> {
  const portal = (await happened(log, `portal-${portalId}`)) as readonly Happened<PortalEvent>[];
  if (portal.length === 0) throw new CommandFailed(`There is no portal ${portalId}`);
  const admission = portal.reduce(
    (state, { event }) => evolvePortalAdmission(state, event),
    noAdmission,
  );
  const line = (await happened(log, `line-${portalId}`)) as readonly Happened<LineEvent>[];
  const members = portal.flatMap(({ event }) =>
    'memberId' in event.data ? [event.data.memberId] : [],
  );
  const desks = await Promise.all(
    [...new Set(members)].map(async (agentId) => ({
      agentId,
      history: (await happened(log, `desk-${agentId}`)) as readonly Happened<DeskEvent>[],
    })),
  );
  const handling = new Map(desks.flatMap(({ history }) => [...handlingTimes(history)]));
  const { timeZone, callLogic } = admission;
  return {
    line: line.map(({ event }) => event),
    ...lineArrivals(line, handling),
    agents: desks.map(({ agentId, history }) => workingTime(agentId, history)),
    timeZone,
    callLogic,
  };
}

interface Happened<Event> {
  readonly event: Event;
  readonly at: string;
}

/** The events of a stream as deciders see them, each with its time. */
async function happened(
  { log, readEvents }: AuditedLog,
  stream: string,
): Promise<readonly { readonly event: unknown; readonly at: string }[]> {
  const events: { event: unknown; at: string }[] = [];
  for await (const recorded of log.readStream(stream)) {
    const [content] = await readEvents([recorded]);
    if (content === undefined || content === 'unknown') continue;
    if (content instanceof Error) throw content;
    events.push({ event: content, at: recorded.metadata.at });
  }
  return events;
}
