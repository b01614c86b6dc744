import { MeetingMailDue } from '@foyer/contracts/calendar';

import { defineJob } from '#platform/cqrs';
import { DeploymentSettings } from '#contexts/settings';
import { Mail } from '#platform/operations/mail';
import { meetingStream } from '../streams.js';
import { meetingMail } from '../messages/meeting-mail.js';
import { noticeParts } from '../messages/notice-parts.js';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { People } from '../adapters/people.js';

const RETRIES = { firstMs: 5_000, maxMs: 15 * 60_000 };
const THREE_DAYS_MS = 3 * 24 * 3_600_000;

/**
 * Mails a notice about a meeting, while it is still of use. After a crash in between it is mailed
 * once more.
 */
export const MailMeetingNotice = defineJob({
  name: 'mail-meeting-notice',
  on: [MeetingMailDue],
  needs: { people: People, links: MeetingLinks, mail: Mail, settings: DeploymentSettings },
  deadlineMs: THREE_DAYS_MS,
  until: ({ data }) => data.until,
  retries: RETRIES,
  person: ({ data }) => data.attendeeId,
  inLine: ({ data }) => `${data.meetingId} ${data.attendeeId}`,
  run: async ({ data }, { needs, stateOf, now }) => {
    const meeting = await stateOf(meetingStream(data.meetingId));
    const parts = await noticeParts(data, meeting, { ...needs, now });
    const email = parts?.reader.email ?? '';
    if (parts === undefined || email === '') return;
    const to = { id: data.attendeeId, displayName: parts.reader.displayName, email };
    const { title } = (await needs.settings.current()).appearance;
    await needs.mail.send(meetingMail({ ...parts.mail, to, title }));
  },
});
