import type { Language } from '@foyer/contracts/identity';
import type { SmartMeetEvent } from '@foyer/contracts/smart-meet';

/** The summary of a transcript in one language. */
export interface Summary {
  readonly requestId: string;
  readonly status: 'processing' | 'view' | 'failure';
  /** How often it was tried. */
  readonly attempt: number;
  readonly hash: string | null;
}

/** The summaries of a call's transcript. */
export interface SmartMeetState {
  readonly summaries: Readonly<Partial<Record<Language, Summary>>>;
  /** The language in which it was made first; others are translations of it. */
  readonly firstLanguage: Language | null;
  /** All requests whose files may exist. */
  readonly requestIds: readonly string[];
}

export const noSmartMeet: SmartMeetState = { summaries: {}, firstLanguage: null, requestIds: [] };

export function evolveSmartMeet(state: SmartMeetState, event: SmartMeetEvent): SmartMeetState {
  // Files of earlier requests stay known, so that a removal that a stop cut short is finished by
  // the next.
  if (event.type === 'SmartMeetDiscarded') return { ...noSmartMeet, requestIds: state.requestIds };
  const { requestId, language } = event.data;
  if (event.type === 'SmartMeetRequested') {
    const requestIds = [...state.requestIds, requestId];
    const begun: Summary = { requestId, status: 'processing', attempt: 0, hash: null };
    return { ...state, requestIds, summaries: { ...state.summaries, [language]: begun } };
  }
  const summary = state.summaries[language];
  if (summary?.requestId !== requestId) return state;
  const next = (how: Partial<Summary>): SmartMeetState => ({
    ...state,
    summaries: { ...state.summaries, [language]: { ...summary, ...how } },
  });
  switch (event.type) {
    case 'SmartMeetTryStarted':
      return next({ status: 'processing', attempt: event.data.attempt });
    case 'SmartMeetFailed':
      return next({ status: 'failure' });
    case 'SmartMeetMade':
      return {
        ...next({ status: 'view', hash: event.data.hash }),
        firstLanguage: state.firstLanguage ?? language,
      };
  }
}
