import { MeetingTextDue } from '@foyer/contracts/calendar';

import { defineJob } from '#platform/cqrs';
import { TextMessages, wasNotTaken } from '#platform/operations/text-messages';
import { PaymentsUnderWay, TextBudget } from '#contexts/identity';
import { meetingStream } from '../streams.js';
import { meetingText } from '../messages/meeting-text.js';
import { noticeParts } from '../messages/notice-parts.js';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { People } from '../adapters/people.js';

/**
 * A gateway may have sent what it did not say so of: each further try may cost another text
 * message.
 */
const RETRIES = { attempts: 4, firstMs: 5_000, maxMs: 60_000 };
const THREE_DAYS_MS = 3 * 24 * 3_600_000;

/**
 * Sends the same notices as text messages to those who must be notified so, if a provider is set
 * up.
 */
export const TextMeetingNotice = defineJob({
  name: 'text-meeting-notice',
  on: [MeetingTextDue],
  needs: {
    people: People,
    links: MeetingLinks,
    texts: TextMessages,
    budget: TextBudget,
    payments: PaymentsUnderWay,
  },
  deadlineMs: THREE_DAYS_MS,
  until: ({ data }) => data.until,
  retries: RETRIES,
  person: ({ data }) => data.attendeeId,
  inLine: ({ data }) => `${data.meetingId} ${data.attendeeId}`,
  run: async ({ id: once, data }, { needs, stateOf, now, signal }) => {
    const { texts, budget, payments } = needs;
    if (!texts.isSetUp) return;
    const meeting = await stateOf(meetingStream(data.meetingId));
    const parts = await noticeParts(data, meeting, { ...needs, now });
    const to = parts?.reader.phoneNumber ?? null;
    // There is no more to say; the gateway may have refused an earlier try.
    if (parts === undefined || to === null || meeting.status === 'none') {
      return payments.giveBack(once);
    }
    // Each organizer has what a portal has, so that no one's meetings use up what others need.
    await payments.keep(
      once,
      await budget.payLink({ phoneNumber: to, portalId: meeting.organizerId, once }),
    );
    const text = meetingText(parts.mail);
    await payments.spend(once, () => texts.send({ to, text }, signal), wasNotTaken);
  },
  givenUp: ({ id }, { payments }) => payments.giveBack(id),
});
