import type { LineEvent } from '@foyer/contracts/visits';

import type { OfPlace, Standings } from './standings.js';

type DataOf<Type> = Extract<LineEvent, { type: Type }>['data'];

/** The former place of a visitor who is with an agent now. */
interface Former {
  readonly portalId: string;
  readonly agentId: string;
  readonly place: number;
  readonly takenAt: number;
}

/** So few are ahead of who is called back. */
const NEARLY_THE_TURN = 2;

/** Knows the right places in lines independently, and reports visitors at wrong places. */
export class PlaceJudge {
  /** The time since when a visitor waits, over all lines. */
  readonly #waitingSince = new Map<string, number>();
  readonly #former = new Map<string, Former>();
  /** On the way to the line of another portal. */
  readonly #leadOn = new Map<string, string>();

  constructor(
    private readonly standings: Standings,
    private readonly must: (holds: boolean, violation: string) => void,
  ) {}

  /** The visitors who left one line and stand in no other yet. */
  get betweenLines(): readonly string[] {
    return [...this.#leadOn.keys()];
  }

  joined({ portalId, visitId, joinedAt }: DataOf<'VisitorJoinedLine'>): void {
    this.must(!this.#stands(visitId), `${visitId} stands in line twice`);
    this.must(!this.#former.has(visitId), `${visitId} rings though taken`);
    const place = Date.parse(joinedAt);
    const isLast = this.standings.of(portalId).every((other) => other.place < place);
    this.must(isLast, `${visitId} comes and stands before others`);
    this.#waitingSince.set(visitId, place);
    this.standings.stand(portalId, { visitId, place });
  }

  taken({ portalId, visitId, agentId }: DataOf<'VisitorTaken'>, takenAt: number): void {
    const place = this.standings.find({ portalId, visitId })?.place ?? 0;
    this.#former.set(visitId, { portalId, agentId, place, takenAt });
    this.standings.remove({ portalId, visitId });
  }

  /**
   * Checks the place of a visitor whom another person put into a line: the time waited so far
   * decides.
   */
  placed(placed: DataOf<'VisitorPlacedInLine'>): void {
    const { portalId, visitId, joinedAt, waitingSince, agentId, at } = placed;
    this.must(!this.#stands(visitId), `${visitId} stands in line twice`);
    const former = this.#former.get(visitId);
    const notInLine = former ? Date.parse(at) - former.takenAt : 0;
    const since = (this.#waitingSince.get(visitId) ?? 0) + notInLine;
    this.must(Date.parse(waitingSince) === since, `${visitId} waited for another time in line`);
    this.#waitingSince.set(visitId, since);
    const place = Date.parse(joinedAt);
    // Two visitors must never share a millisecond.
    const late = place - (this.#belongs(placed) ?? since);
    const isThere = late >= 0 && late <= this.standings.of(portalId).length;
    this.must(isThere, `${visitId} is put ${late} ms from the place in line`);
    this.#former.delete(visitId);
    this.#leadOn.delete(visitId);
    const waiting = this.standings.stand(portalId, { visitId, place });
    if (agentId !== null) waiting.declinedAt.set(agentId, Date.parse(at));
  }

  wentOn({ portalId, visitId, toPortalId }: DataOf<'VisitorWentToOtherLine'>): void {
    this.must(!this.#find({ portalId, visitId })?.ringing, `${visitId} is led on while it rings`);
    this.#leadOn.set(visitId, toPortalId);
    this.standings.remove({ portalId, visitId });
  }

  movedInLine({ portalId, visitId, joinedAt, place }: DataOf<'VisitorMovedInLine'>): void {
    const waiting = this.#find({ portalId, visitId });
    if (waiting) this.standings.move(portalId, waiting, Date.parse(joinedAt));
    const isThere = this.standings.of(portalId)[place - 1]?.visitId === visitId;
    this.must(isThere, `${visitId} is moved to place ${place} and does not stand there`);
  }

  /** Checks that the order of visitors stays the same. */
  madeRoom({ portalId, visitId, joinedAt }: DataOf<'VisitorMadeRoom'>): void {
    const place = Date.parse(joinedAt);
    const former = this.#former.get(visitId);
    if (former) {
      this.#former.set(visitId, { ...former, place });
      return;
    }
    const before = this.standings.of(portalId).map((one) => one.visitId);
    const waiting = this.#find({ portalId, visitId });
    if (waiting) this.standings.move(portalId, waiting, place);
    const after = this.standings.of(portalId).map((one) => one.visitId);
    this.must(after.join() === before.join(), `${visitId} makes room and stands elsewhere`);
  }

  movedToFront({ portalId, visitId, joinedAt }: DataOf<'VisitorMovedToFront'>): void {
    const waiting = this.#find({ portalId, visitId });
    if (waiting) this.standings.move(portalId, waiting, Date.parse(joinedAt));
    const isFirst = this.standings.of(portalId)[0]?.visitId === visitId;
    this.must(isFirst, `${visitId} is moved to the front and does not stand there`);
  }

  kept(kept: DataOf<'VisitorKeptPlace'>): void {
    const waiting = this.#find(kept);
    if (!waiting) return;
    this.must(!waiting.ringing, `it rings for ${kept.visitId}, who has gone`);
    waiting.away = true;
    waiting.kept = 'kept';
  }

  calledBack(called: DataOf<'VisitorCalledBack'>): void {
    const waiting = this.#find(called);
    this.must(waiting?.kept === 'kept', `${called.visitId} is called back and keeps no place`);
    const isNear = this.standings.before(called).length <= NEARLY_THE_TURN;
    this.must(isNear, `${called.visitId} is called back too soon`);
    if (waiting) waiting.kept = 'called';
  }

  left(left: DataOf<'VisitorLeftLine'>): void {
    const waiting = this.#find(left);
    this.must(!waiting?.ringing, 'it rings for who has left');
    const keeps = left.reason === 'absent' && waiting?.kept === 'kept';
    this.must(!keeps, `${left.visitId} loses a place that is kept`);
    this.standings.remove(left);
  }

  /** Returns the place that belongs to a visitor; undefined if the time waited decides it. */
  #belongs(placed: DataOf<'VisitorPlacedInLine'>): number | undefined {
    const { portalId, visitId, because, fromPortalId, agentId } = placed;
    const former = this.#former.get(visitId);
    if (because === 'waited-long') {
      const isLeadOn = this.#leadOn.get(visitId) === portalId && agentId === null;
      this.must(isLeadOn, `${visitId} is put in a line that was not asked for`);
      return undefined;
    }
    this.must(former?.agentId === agentId, `${visitId} is given away by somebody else`);
    this.must(former?.portalId === fromPortalId, `${visitId} comes from another line than it says`);
    const stays = portalId === fromPortalId;
    this.must(stays === (because === 'handed-back'), `${visitId} is not put where it says`);
    return stays ? former?.place : undefined;
  }

  #stands(visitId: string): boolean {
    return this.standings.all.some((one) => one.visitId === visitId);
  }

  #find(place: OfPlace) {
    const waiting = this.standings.find(place);
    this.must(waiting !== undefined, `${place.visitId} does not stand in line`);
    return waiting;
  }
}
