import type { VisitView } from '@foyer/contracts/visits';

import { useAbsence } from '#app/useAbsence.js';
import { useStore } from '#state/store.js';
import { useLivingEstimate } from '../useLivingEstimate.js';
import type { VisitSession } from '../visit-session.js';
import { patienceWith } from './patience-with.js';
import { waitingNews, type WaitingNews } from './waiting-news.js';

/** The sentences that the page of a visitor in line shows at present. */
export interface PresentNews extends WaitingNews {
  readonly position: number | null;
  /** The expected wait in seconds; null where no time is said. */
  readonly estimate: number | null;
}

/** Returns the sentences of a visitor in line, by the visit and by the connection of its page. */
export function useWaitingNews(session: VisitSession, view: VisitView): PresentNews {
  const { wire } = useStore(session.state);
  const absence = useAbsence(wire?.channel('application'), patienceWith(view));
  const estimate = useLivingEstimate(view);
  const connection = absence === null ? 'up' : absence.leftS === 0 ? 'tooLate' : 'away';
  const news = waitingNews({ ...view, estimate, isLong: view.longWait !== null, connection });
  const position = news.place === 'none' ? null : view.position;
  return { ...news, position, estimate };
}
