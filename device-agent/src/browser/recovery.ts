import type { KioskCamera } from '@foyer/contracts/local';

/** A trouble of the page. */
export type PageTrouble =
  | { readonly kind: 'frozen'; readonly source: KioskCamera }
  /** It says nothing, or its process has crashed. */
  | { readonly kind: 'silent' }
  /** The page itself says that it cannot continue. */
  | { readonly kind: 'error' };

/** A step of the recovery, mildest first. */
export type RecoveryStep =
  | { readonly kind: 'restart-track'; readonly source: KioskCamera }
  | { readonly kind: 'reload-page' }
  | { readonly kind: 'restart-browser' };

type Stage = RecoveryStep['kind'];
const STAGES: readonly Stage[] = ['restart-track', 'reload-page', 'restart-browser'];

/** The state of a recovery. */
export interface Recovery {
  /** The last step taken; null while all is well. */
  readonly last: { readonly stage: Stage; readonly at: number } | null;
  /** How often the browser was restarted without the page being well for long. */
  readonly browserRestarts: number;
  readonly wellSince: number | null;
}

export const AT_REST: Recovery = { last: null, browserRestarts: 0, wellSince: null };

/** How the page is at a moment. */
export interface PageObservation {
  /** In milliseconds. */
  readonly now: number;
  readonly trouble: PageTrouble | null;
  /** Loading the page again without a server would leave an error page on the screen. */
  readonly serverReachable: boolean;
  /**
   * True if a person is in a call on the page: a call is worth more than a picture, and ends with
   * the page.
   */
  readonly inCall: boolean;
}

/** How long each step is given to help, in milliseconds. */
export const PATIENCE_MS: Readonly<Record<Stage, number>> = {
  'restart-track': 4_000,
  'reload-page': 20_000,
  'restart-browser': 45_000,
};
/** The longest pause between two restarts of the browser, in milliseconds. */
export const PATIENCE_MOST_MS = 600_000;
/**
 * So often the browser is restarted for a page that speaks: what that has not helped, it will not
 * help.
 */
const BROWSER_RESTARTS_MOST: Readonly<Record<PageTrouble['kind'], number>> = {
  frozen: 1,
  error: 2,
  silent: Infinity,
};
/**
 * A page that was well for this long has recovered, in milliseconds; an earlier relapse continues
 * the recovery.
 */
export const RECOVERED_MS = 30_000;

/** Decides what to do about a page, if anything. Pure. */
export function decideRecovery(
  state: Recovery,
  { now, trouble, serverReachable, inCall }: PageObservation,
): { readonly state: Recovery; readonly step: RecoveryStep | null } {
  if (trouble === null) {
    const wellSince = state.wellSince ?? now;
    const isRecovered = now - wellSince >= RECOVERED_MS;
    return { state: isRecovered ? AT_REST : { ...state, wellSince }, step: null };
  }
  const unwell = { ...state, wellSince: null };
  if (state.last !== null && now - state.last.at < patience(state))
    return { state: unwell, step: null };
  const stage = nextStage(state, trouble);
  const mayLoad = serverReachable && (!inCall || trouble.kind === 'silent');
  if (stage === null || (stage !== 'restart-track' && !mayLoad)) {
    return { state: unwell, step: null };
  }
  const browserRestarts = state.browserRestarts + (stage === 'restart-browser' ? 1 : 0);
  return {
    state: { last: { stage, at: now }, browserRestarts, wellSince: null },
    step: stepOf(stage, trouble),
  };
}

/** True if every step was tried, so that a person has to look. */
export const needsPerson = ({ browserRestarts }: Recovery): boolean => browserRestarts > 1;

function patience({ last, browserRestarts }: Recovery): number {
  if (last === null) return 0;
  const doubled = last.stage === 'restart-browser' ? 2 ** Math.min(browserRestarts - 1, 20) : 1;
  return Math.min(PATIENCE_MOST_MS, PATIENCE_MS[last.stage] * doubled);
}

/**
 * A silent page receives nothing: it is loaded again first. A frozen track is its own first step.
 * @returns null if all was tried, and a person has to look
 */
function nextStage({ last, browserRestarts }: Recovery, trouble: PageTrouble): Stage | null {
  const first = trouble.kind === 'frozen' ? 0 : 1;
  const next = last === null ? first : Math.max(first, STAGES.indexOf(last.stage) + 1);
  const stage = STAGES[next] ?? 'restart-browser';
  const isUseless = browserRestarts >= BROWSER_RESTARTS_MOST[trouble.kind];
  return stage === 'restart-browser' && isUseless ? null : stage;
}

function stepOf(stage: Stage, trouble: PageTrouble): RecoveryStep {
  if (stage !== 'restart-track') return { kind: stage };
  return trouble.kind === 'frozen'
    ? { kind: 'restart-track', source: trouble.source }
    : { kind: 'reload-page' };
}
