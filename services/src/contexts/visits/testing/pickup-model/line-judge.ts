import type { LineEvent } from '@foyer/contracts/visits';

import { PlaceJudge } from './place-judge.js';
import { Standings, type OfPlace, type Waiting } from './standings.js';

type DataOf<Type> = Extract<LineEvent, { type: Type }>['data'];

const ASK_AGAIN_AFTER_MS = 60_000;

/** Knows the rules of lines independently, and reports violations. */
export class LineJudge {
  /** The agent of each taken visitor, by visit. */
  readonly taken = new Map<string, string>();
  /** All agents who have ever taken a visitor, as `agent visit`. */
  readonly #takers = new Set<string>();
  readonly #standings = new Standings();
  readonly #placing: PlaceJudge;
  /** The visitor whom an agent takes out of turn, with a reason. */
  #excused: string | undefined;

  constructor(private readonly must: (holds: boolean, violation: string) => void) {
    this.#placing = new PlaceJudge(this.#standings, must);
  }

  get waiting(): readonly string[] {
    return this.#standings.all.map(({ visitId }) => visitId);
  }

  get betweenLines(): readonly string[] {
    return this.#placing.betweenLines;
  }

  /** The ringing offers, according to the lines: `agent offer`. */
  get ringing(): readonly string[] {
    return this.#standings.all.flatMap(({ ringing }) =>
      ringing ? [`${ringing.agentId} ${ringing.offerId}`] : [],
    );
  }

  hasTaken(agentId: string, visitId: string): boolean {
    return this.#takers.has(`${agentId} ${visitId}`);
  }

  judge(event: LineEvent, at: number): void {
    switch (event.type) {
      case 'VisitorJoinedLine':
        this.#placing.joined(event.data);
        return;
      case 'VisitorPlacedInLine':
        this.taken.delete(event.data.visitId);
        this.#placing.placed(event.data);
        return;
      case 'VisitorWentToOtherLine':
        this.#placing.wentOn(event.data);
        return;
      case 'VisitorMovedToFront':
        this.#placing.movedToFront(event.data);
        return;
      case 'VisitorMovedInLine':
        this.#placing.movedInLine(event.data);
        return;
      case 'VisitorMadeRoom':
        this.#placing.madeRoom(event.data);
        return;
      case 'VisitorTransferred':
      case 'VisitorPlaceClosed':
        return;
      case 'VisitorKeptPlace':
        this.#placing.kept(event.data);
        return;
      case 'VisitorCalledBack':
        this.#placing.calledBack(event.data);
        return;
      case 'VisitorLeftLine':
        this.#placing.left(event.data);
        return;
      case 'LongestWaitReached':
        this.must(!this.#find(event.data).ringing, 'who rings is told to wait for long');
        return;
      case 'VisitorWentAway':
        this.#find(event.data).away = true;
        return;
      case 'VisitorCameBack':
        Object.assign(this.#find(event.data), { away: false, kept: undefined });
        return;
      case 'VisitorOffered':
        this.#judgeOffer(event.data, at);
        return;
      case 'OfferEnded':
        this.#judgeEndOfOffer(event.data, at);
        return;
      case 'VisitorPickedOutOfTurn':
        this.#excused = event.data.visitId;
        return;
      case 'VisitorTaken':
        this.#judgePickup(event.data, at);
    }
  }

  #judgeOffer(offer: DataOf<'VisitorOffered'>, at: number): void {
    const { visitId, offerId, agentId, candidates } = offer;
    const visitor = this.#find(offer);
    this.must(visitor.ringing === undefined, `it rings twice for ${visitId}`);
    this.must(!visitor.away, `it rings for ${visitId}, who is away`);
    const turnedDown = ({ declinedAt }: Waiting) =>
      at - (declinedAt.get(agentId) ?? -Infinity) < ASK_AGAIN_AFTER_MS;
    const passedOver = this.#standings
      .before(offer)
      .filter((older) => !older.away && (!older.ringing || turnedDown(older)));
    this.must(passedOver.length === 0, `an offer of ${visitId} passes over an older visitor`);
    this.must(!turnedDown(visitor), `${visitId} is offered again too soon`);
    const asked = candidates.some((candidate) => candidate.agentId === agentId);
    this.must(asked, 'somebody is chosen who is no candidate');
    visitor.ringing = { offerId, agentId };
  }

  #judgeEndOfOffer(ended: DataOf<'OfferEnded'>, at: number): void {
    const { offerId, agentId, reason } = ended;
    const visitor = this.#find(ended);
    this.must(visitor.ringing?.offerId === offerId, 'an offer ends that does not ring');
    visitor.ringing = undefined;
    if (reason === 'rejected') visitor.declinedAt.set(agentId, at);
  }

  #judgePickup(pickup: DataOf<'VisitorTaken'>, at: number): void {
    const { visitId, agentId, offerId } = pickup;
    const { ringing, away } = this.#find(pickup);
    this.must(!this.taken.has(visitId), `${visitId} is taken twice`);
    this.must(!away, `${visitId} is taken while away`);
    const passedOver = this.#standings.before(pickup).filter((one) => !one.ringing && !one.away);
    const inTurn = passedOver.length === 0 || this.#excused === visitId;
    this.must(
      offerId === null ? inTurn : ringing?.offerId === offerId && ringing.agentId === agentId,
      `${visitId} is taken out of turn`,
    );
    this.must(offerId !== null || !ringing, `${visitId} is picked while it rings`);
    this.#excused = undefined;
    this.taken.set(visitId, agentId);
    this.#takers.add(`${agentId} ${visitId}`);
    this.#placing.taken(pickup, at);
  }

  #find(place: OfPlace): Waiting {
    const visitor = this.#standings.find(place);
    this.must(visitor !== undefined, `${place.visitId} does not stand in line`);
    return visitor ?? new Standings().stand(place.portalId, { visitId: place.visitId, place: 0 });
  }
}
