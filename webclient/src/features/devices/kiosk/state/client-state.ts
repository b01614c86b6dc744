import { CLIENT_VOLUME, STREAM_FROZEN } from '@foyer/contracts/devices';
import type { ClientStatus } from '@foyer/contracts/visits';

/** How far the visitor before a kiosk has come. */
export type Step = Exclude<ClientStatus, 'IN_ERROR'>;

/**
 * Parts that can fail: the user's picture stands still, camera and microphone cannot be opened, the
 * visit cannot continue.
 */
export type FaultyPart = 'picture' | 'devices' | 'visit';

/** A kiosk's own view of itself. A fault does not make it forget the visitor's step. */
export interface ClientState {
  readonly step: Step;
  /** The faults and their reasons; each stays until that part has recovered. */
  readonly faults: Readonly<Partial<Record<FaultyPart, string>>>;
  /** 0 to 1. */
  readonly volume: number;
}

export type ClientEvent =
  /** True if the browser lets this page use camera and microphone. */
  | { readonly type: 'permission'; readonly granted: boolean }
  /** How far the visit has come; null while there is none. */
  | { readonly type: 'visit'; readonly status: ClientStatus | null; readonly note: string | null }
  | { readonly type: 'failed'; readonly part: 'devices'; readonly note: string }
  | { readonly type: 'frozen' }
  | { readonly type: 'recovered'; readonly part: FaultyPart }
  | { readonly type: 'volume'; readonly volume: number };

/** A kiosk that has just begun. */
export const clientAtRest = (volume: number): ClientState => ({
  step: 'IN_PERMISSION',
  faults: {},
  volume,
});

/**
 * Why a kiosk is in error; null where it is not. A picture that stands still is named before all
 * else.
 */
export const noteOf = ({ faults }: ClientState): string | null =>
  faults.picture ?? faults.devices ?? faults.visit ?? null;

/** Returns the status that a kiosk reports. */
export const statusOf = (state: ClientState): ClientStatus =>
  noteOf(state) === null ? state.step : 'IN_ERROR';

const broken = (state: ClientState, part: FaultyPart, note: string): ClientState =>
  state.faults[part] === note ? state : { ...state, faults: { ...state.faults, [part]: note } };

function recovered(state: ClientState, part: FaultyPart): ClientState {
  if (state.faults[part] === undefined) return state;
  const others = Object.entries(state.faults).filter(([name]) => name !== part);
  return { ...state, faults: Object.fromEntries(others) };
}

const at = (state: ClientState, step: Step): ClientState =>
  state.step === step ? state : { ...state, step };

function follow(state: ClientState, status: ClientStatus | null, note: string | null): ClientState {
  switch (status) {
    case 'IN_ERROR':
      return broken(state, 'visit', state.faults.visit ?? note ?? '');
    case 'IN_END':
      return state.step === status ? state : { ...state, step: status, volume: CLIENT_VOLUME };
    case 'IN_WAITING':
    case 'IN_CALL':
      return at(state, status);
    case 'IN_PERMISSION':
    case 'IN_START':
    case null:
      return state.step === 'IN_PERMISSION' ? state : at(state, 'IN_START');
  }
}

/**
 * The next state of a kiosk. An error stays, despite other events, until the faulty part has
 * recovered.
 */
export function nextClientState(state: ClientState, event: ClientEvent): ClientState {
  switch (event.type) {
    case 'permission': {
      const [from, to] = event.granted
        ? (['IN_PERMISSION', 'IN_START'] as const)
        : (['IN_START', 'IN_PERMISSION'] as const);
      return state.step === from ? at(state, to) : state;
    }
    case 'visit':
      return follow(state, event.status, event.note);
    case 'failed':
      return broken(state, event.part, event.note);
    case 'frozen':
      return broken(state, 'picture', STREAM_FROZEN);
    case 'recovered':
      return recovered(state, event.part);
    case 'volume':
      return state.volume === event.volume ? state : { ...state, volume: event.volume };
  }
}
