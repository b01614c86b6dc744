import type { LineEvent } from '@foyer/contracts/visits';

interface Waiting {
  readonly visitId: string;
  away: boolean;
  ringing: { readonly offerId: string; readonly agentId: string } | undefined;
  readonly declinedAt: Map<string, number>;
}

interface Place {
  readonly portalId: string;
  readonly visitId: string;
}

type DataOf<Type> = Extract<LineEvent, { type: Type }>['data'];

const ASK_AGAIN_AFTER_MS = 60_000;

/** Knows the rules of lines by itself, and says what breaks them. */
export class LineJudge {
  /** Who took whom. */
  readonly taken = new Map<string, string>();
  readonly #lines = new Map<string, Waiting[]>();

  constructor(private readonly must: (holds: boolean, violation: string) => void) {}

  get waiting(): readonly string[] {
    return [...this.#lines.values()].flat().map(({ visitId }) => visitId);
  }

  /** What rings, as the lines have it: `agent offer`. */
  get ringing(): readonly string[] {
    return [...this.#lines.values()]
      .flat()
      .flatMap(({ ringing }) => (ringing ? [`${ringing.agentId} ${ringing.offerId}`] : []));
  }

  judge(event: LineEvent, at: number): void {
    switch (event.type) {
      case 'VisitorJoinedLine':
        this.#judgeArrival(event.data);
        return;
      case 'VisitorWentAway':
      case 'VisitorCameBack':
        this.#find(event.data).away = event.type === 'VisitorWentAway';
        return;
      case 'VisitorOffered':
        this.#judgeOffer(event.data, at);
        return;
      case 'OfferEnded': {
        const { offerId, agentId, reason } = event.data;
        const visitor = this.#find(event.data);
        this.must(visitor.ringing?.offerId === offerId, 'an offer ends that does not ring');
        visitor.ringing = undefined;
        if (reason === 'rejected') visitor.declinedAt.set(agentId, at);
        return;
      }
      case 'VisitorLeftLine':
        this.must(this.#find(event.data).ringing === undefined, 'it rings for who has left');
        this.#remove(event.data);
        return;
      case 'VisitorTaken':
        this.#judgePickup(event.data);
        return;
      case 'VisitorPlacedInLine':
      case 'VisitorWentToOtherLine':
      case 'VisitorKeptPlace':
      case 'VisitorCalledBack':
      case 'LongestWaitReached':
        this.must(false, `${event.type} is not played`);
        return;
      // What a supervisor decides breaks no rule, and the model has none.
      case 'VisitorMovedToFront':
      case 'VisitorPickedOutOfTurn':
        return;
    }
  }

  #judgeArrival({ portalId, visitId }: DataOf<'VisitorJoinedLine'>): void {
    this.must(!this.waiting.includes(visitId), `${visitId} stands in line twice`);
    this.must(!this.taken.has(visitId), `${visitId} rings though taken`);
    const arrived = { visitId, away: false, ringing: undefined, declinedAt: new Map() };
    this.#lines.set(portalId, [...this.#line(portalId), arrived]);
  }

  #judgeOffer(offer: DataOf<'VisitorOffered'>, at: number): void {
    const { visitId, offerId, agentId, candidates } = offer;
    const visitor = this.#find(offer);
    this.must(visitor.ringing === undefined, `it rings twice for ${visitId}`);
    this.must(!visitor.away, `it rings for ${visitId}, who is away`);
    const turnedDown = ({ declinedAt }: Waiting) =>
      at - (declinedAt.get(agentId) ?? -Infinity) < ASK_AGAIN_AFTER_MS;
    const passedOver = this.#before(offer).filter(
      (older) => !older.away && (!older.ringing || turnedDown(older)),
    );
    this.must(passedOver.length === 0, `an offer of ${visitId} passes over an older visitor`);
    this.must(!turnedDown(visitor), `${visitId} is offered again too soon`);
    const asked = candidates.some((candidate) => candidate.agentId === agentId);
    this.must(asked, 'somebody is chosen who is no candidate');
    visitor.ringing = { offerId, agentId };
  }

  #judgePickup(pickup: DataOf<'VisitorTaken'>): void {
    const { visitId, agentId, offerId } = pickup;
    const { ringing, away } = this.#find(pickup);
    this.must(!this.taken.has(visitId), `${visitId} is taken twice`);
    this.must(!away, `${visitId} is taken while away`);
    const passedOver = this.#before(pickup).filter((other) => !other.ringing && !other.away);
    this.must(
      offerId === null
        ? passedOver.length === 0
        : ringing?.offerId === offerId && ringing.agentId === agentId,
      `${visitId} is taken out of turn`,
    );
    this.must(offerId !== null || !ringing, `${visitId} is picked while it rings`);
    this.taken.set(visitId, agentId);
    this.#remove(pickup);
  }

  #line(portalId: string): readonly Waiting[] {
    return this.#lines.get(portalId) ?? [];
  }

  #find({ portalId, visitId }: Place): Waiting {
    const visitor = this.#line(portalId).find((one) => one.visitId === visitId);
    this.must(visitor !== undefined, `${visitId} does not stand in line`);
    return visitor ?? { visitId, away: false, ringing: undefined, declinedAt: new Map() };
  }

  #before({ portalId, visitId }: Place): readonly Waiting[] {
    const line = this.#line(portalId);
    const place = line.findIndex((one) => one.visitId === visitId);
    return line.slice(0, Math.max(0, place));
  }

  #remove({ portalId, visitId }: Place): void {
    const stay = this.#line(portalId).filter((one) => one.visitId !== visitId);
    this.#lines.set(portalId, stay);
  }
}
