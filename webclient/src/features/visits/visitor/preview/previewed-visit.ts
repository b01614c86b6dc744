import type { ContentSlot, PublicPortal, QueueContent } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';

import { makeStore } from '#state/store.js';
import type { VisitState } from '../visit-parts.js';
import type { VisitSession } from '../visit-session.js';

const STATUS = {
  access: 'IN_PERMISSION',
  checkIn: 'IN_START',
  waiting: 'IN_WAITING',
  goodBye: 'IN_END',
} as const satisfies Partial<Record<ContentSlot, VisitView['status']>>;

/** The stations that lie behind the start page. */
export type InnerStation = keyof typeof STATUS;
export const isInner = (station: ContentSlot): station is InnerStation => station in STATUS;

/**
 * A visit that stands still at a station: third in line, or after a call of a few minutes. None of
 * it leaves the page.
 */
export function previewedVisit(portalId: string, station: InnerStation | null): VisitSession {
  const state = makeStore<VisitState>(
    station === null
      ? { phase: 'outside', view: null, wire: null }
      : { phase: 'inside', view: viewAt(portalId, station) as VisitView, wire: null },
  );
  const nothing = async () => undefined;
  const calls = { resume: nothing, report: nothing, rate: nothing, fail: nothing, close: nothing };
  const token = async () => null;
  return { state, portalId, token, ...calls } as unknown as VisitSession;
}

/** Without a revision of the portal: the draft is shown, and not the portal as it is saved. */
const viewAt = (portalId: string, station: InnerStation): Omit<VisitView, 'portalRevision'> => ({
  clientId: 'preview',
  queueId: portalId,
  status: STATUS[station],
  note: null,
  visitorName: null,
  device: null,
  missing: [],
  position: 3,
  estimatedWaitSeconds: 240,
  nobodyOnDuty: false,
  nextOpening: null,
  servedSeconds: 240,
  longWait: null,
  agentLost: false,
  connectionLost: false,
  transferred: false,
  placeKept: 'no',
  ringing: false,
  callDetailId: 'preview',
  hadCall: true,
  agentName: null,
  endReason: 'served',
  rated: false,
  asOf: 0,
});

/**
 * A portal as it is at a station: open or closed, and without leading away from the page.
 * @param itemId The piece of content that is shown first there.
 */
export function portalAt(
  portal: PublicPortal,
  station: ContentSlot,
  itemId: string | null,
): PublicPortal {
  const closed = station === 'notAvailable';
  return {
    ...portal,
    onlineStatus: closed ? 'closed' : 'online',
    nextOpening: closed ? (portal.nextOpening ?? tomorrow()) : null,
    redirectLink: '',
    waiting: 0,
    queueContent: contentAt(portal.queueContent, station, itemId),
  };
}

function contentAt(
  content: QueueContent,
  station: ContentSlot,
  itemId: string | null,
): QueueContent {
  const items = content[station] ?? [];
  const first = Math.max(
    items.findIndex(({ _id }) => _id === itemId),
    0,
  );
  const edited = { [station]: [...items.slice(first), ...items.slice(0, first)] };
  // The default is what stations show that have no content of their own.
  return station === 'default' ? edited : { ...content, ...edited };
}

/** A portal that is open at any time still shows how it looks when it is closed. */
function tomorrow(): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(8, 0, 0, 0);
  return at.toISOString();
}
