import type { Language } from '@foyer/contracts/identity';

/** What somebody is told of a meeting. */
export type NoticeKind = 'invitation' | 'update' | 'cancellation' | 'reminder' | 'answer';

interface Texts {
  readonly subject: (name: string) => string;
  readonly before: (organizer: string) => string;
}

interface Says extends Readonly<Record<NoticeKind, Texts>> {
  readonly greeting: (name: string) => string;
  readonly nameless: string;
  readonly join: string;
  readonly open: string;
  readonly otherwise: string;
  readonly when: (when: string) => string;
  readonly repeats: Readonly<Record<'daily' | 'weekly' | 'monthly', (till: string) => string>>;
  readonly reason: (reason: string) => string;
  readonly personal: string;
  readonly answers: Readonly<
    Record<'accepted' | 'declined' | 'proposed', (guest: string, when: string) => string>
  >;
}

export const meetingTexts: Readonly<Record<Language, Says>> = {
  en: {
    invitation: {
      subject: (name) => `Invitation: ${name}`,
      before: (organizer) => `${organizer} invites you to a video meeting.`,
    },
    update: {
      subject: (name) => `Changed: ${name}`,
      before: (organizer) => `${organizer} has changed this video meeting.`,
    },
    cancellation: {
      subject: (name) => `Cancelled: ${name}`,
      before: (organizer) => `${organizer} has cancelled this video meeting.`,
    },
    reminder: {
      subject: (name) => `Soon: ${name}`,
      before: () => 'Your video meeting begins soon.',
    },
    answer: {
      subject: (name) => `Answer: ${name}`,
      before: () => 'There is an answer to your invitation.',
    },
    greeting: (name) => `Hello ${name},`,
    nameless: 'Meeting',
    join: 'Join the meeting',
    open: 'Open the calendar',
    otherwise: 'If the button does not work, copy this link into your browser:',
    when: (when) => `When: ${when}`,
    repeats: {
      daily: (till) => `Repeats daily until ${till}`,
      weekly: (till) => `Repeats weekly until ${till}`,
      monthly: (till) => `Repeats monthly until ${till}`,
    },
    reason: (reason) => `Reason: ${reason}`,
    personal: 'This link is yours alone. Please do not pass it on.',
    answers: {
      accepted: (guest) => `${guest} has accepted.`,
      declined: (guest) => `${guest} has declined.`,
      proposed: (guest, when) => `${guest} proposes another time: ${when}`,
    },
  },
  de: {
    invitation: {
      subject: (name) => `Einladung: ${name}`,
      before: (organizer) => `${organizer} lädt Sie zu einer Videobesprechung ein.`,
    },
    update: {
      subject: (name) => `Geändert: ${name}`,
      before: (organizer) => `${organizer} hat diese Videobesprechung geändert.`,
    },
    cancellation: {
      subject: (name) => `Abgesagt: ${name}`,
      before: (organizer) => `${organizer} hat diese Videobesprechung abgesagt.`,
    },
    reminder: {
      subject: (name) => `Gleich: ${name}`,
      before: () => 'Ihre Videobesprechung beginnt in Kürze.',
    },
    answer: {
      subject: (name) => `Antwort: ${name}`,
      before: () => 'Auf Ihre Einladung wurde geantwortet.',
    },
    greeting: (name) => `Guten Tag ${name},`,
    nameless: 'Besprechung',
    join: 'An der Besprechung teilnehmen',
    open: 'Kalender öffnen',
    otherwise: 'Wenn der Knopf nicht geht, kopieren Sie diesen Link in Ihren Browser:',
    when: (when) => `Wann: ${when}`,
    repeats: {
      daily: (till) => `Täglich bis ${till}`,
      weekly: (till) => `Wöchentlich bis ${till}`,
      monthly: (till) => `Monatlich bis ${till}`,
    },
    reason: (reason) => `Grund: ${reason}`,
    personal: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.',
    answers: {
      accepted: (guest) => `${guest} hat zugesagt.`,
      declined: (guest) => `${guest} hat abgesagt.`,
      proposed: (guest, when) => `${guest} schlägt einen anderen Termin vor: ${when}`,
    },
  },
};
