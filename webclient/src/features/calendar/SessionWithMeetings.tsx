import { SessionPage } from '../sessions/SessionPage.js';
import { SessionMeetings } from './SessionMeetings.js';

/** The page of a session, with the meetings that are planned with it. */
export function SessionWithMeetings() {
  return (
    <SessionPage
      meetings={(sessionId, mayPlan) => <SessionMeetings sessionId={sessionId} mayPlan={mayPlan} />}
    />
  );
}
