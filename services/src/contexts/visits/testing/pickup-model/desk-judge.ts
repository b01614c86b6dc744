import type { DeskEvent } from '@foyer/contracts/visits';

interface AtDesk {
  present: boolean;
  /** Has no connection, and is not gone yet. */
  lost: boolean;
  takesOffers: boolean;
  saysBusy: boolean;
  /** True if the agent let it ring and has not responded since. */
  silent: boolean;
  ringing: string | undefined;
  with: string | undefined;
}

/** Knows the rules of desks independently, and reports violations. */
export class DeskJudge {
  readonly #desks = new Map<string, AtDesk>();

  constructor(private readonly must: (holds: boolean, violation: string) => void) {}

  /** The agents who are rung or in a call. */
  get engaged(): readonly string[] {
    return [...this.#desks]
      .filter(([, desk]) => desk.ringing !== undefined || desk.with !== undefined)
      .map(([memberId]) => memberId);
  }

  /** The ringing offers, according to the desks: `agent offer`. */
  get ringing(): readonly string[] {
    return [...this.#desks].flatMap(([memberId, { ringing }]) =>
      ringing === undefined ? [] : [`${memberId} ${ringing}`],
    );
  }

  judge(event: DeskEvent): void {
    const { memberId } = event.data;
    const desk = this.#desk(memberId);
    switch (event.type) {
      case 'DeskOpened':
      case 'DeskClosed':
        desk.present = event.type === 'DeskOpened';
        desk.lost = false;
        if (event.type === 'DeskClosed' && event.data.reason !== 'connection-lost')
          desk.silent = false;
        return;
      case 'DeskConnectionLost':
        this.must(desk.present && !desk.lost, `${memberId} is lost who is not there`);
        this.must(desk.ringing === undefined, `it rings on at ${memberId}, who is lost`);
        desk.lost = true;
        return;
      case 'DeskConnectionRestored':
        this.must(desk.lost, `${memberId} is back who was not lost`);
        desk.lost = false;
        return;
      case 'AvailabilityChanged':
        desk.takesOffers = event.data.availability === 'auto';
        desk.silent = false;
        return;
      case 'AgentNotResponding':
        this.must(desk.silent, `${memberId} does not respond though nothing was missed`);
        return;
      case 'AgentResponding':
        desk.silent = false;
        return;
      case 'CallStatusChanged':
        desk.saysBusy = event.data.callStatus === 'busy';
        return;
      case 'AgentOffered':
        this.must(
          desk.present && desk.takesOffers && !desk.saysBusy,
          'it rings where nobody wants it',
        );
        this.must(!desk.lost, `it rings at ${memberId}, who is lost`);
        this.must(!desk.silent, `it rings again at ${memberId}, who let it ring`);
        this.must(!desk.ringing && !desk.with, `${memberId} has two visitors at once`);
        desk.ringing = event.data.offerId;
        return;
      case 'AgentOfferEnded':
        this.must(desk.ringing === event.data.offerId, 'an offer ends that does not ring');
        desk.ringing = undefined;
        desk.silent = event.data.reason === 'unanswered';
        return;
      case 'AgentEngaged':
        this.must(desk.with === undefined, `${memberId} is in two calls`);
        desk.ringing = undefined;
        desk.with = event.data.callId;
        desk.silent = false;
        return;
      case 'AgentFreed':
        this.must(desk.with === event.data.callId, `${memberId} is freed from a foreign call`);
        desk.with = undefined;
        return;
      case 'AgentWrapUpStarted':
      case 'AgentWrapUpEnded':
        desk.saysBusy = event.type === 'AgentWrapUpStarted';
        return;
      case 'AgentStateSet':
        this.must(desk.present, `a supervisor sets ${memberId}, who is not there`);
        this.must(desk.with === undefined, `a supervisor sets ${memberId}, who is in a call`);
        return;
      case 'AgentConsulted':
      case 'AgentConsultEnded':
        this.must(false, `${memberId} is consulted where no one asks`);
        return;
      case 'AgentJoinedMeeting':
      case 'AgentLeftMeeting':
        this.must(false, `${memberId} is in another call where there is none`);
    }
  }

  #desk(memberId: string): AtDesk {
    const known = this.#desks.get(memberId);
    if (known) return known;
    const desk: AtDesk = {
      present: false,
      lost: false,
      takesOffers: true,
      saysBusy: false,
      silent: false,
      ringing: undefined,
      with: undefined,
    };
    this.#desks.set(memberId, desk);
    return desk;
  }
}
