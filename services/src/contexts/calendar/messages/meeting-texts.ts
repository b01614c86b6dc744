import type { Language } from '@foyer/contracts/identity';

import type { Says } from './says.js';

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
    'hand-over': {
      subject: (name) => `New organizer: ${name}`,
      before: (organizer) => `${organizer} organizes this video meeting from now on.`,
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
    answerFrom: (guest, name) => `Answer from ${guest}: ${name}`,
    reply: 'Answer the invitation',
    again: 'The time has changed, so earlier answers are no longer valid. Please answer again.',
    otherwise: 'If the button does not work, copy this link into your browser:',
    when: (when) => `When: ${when}`,
    was: (when) => `Until now: ${when}`,
    now: (when) => `New: ${when}`,
    there: (when) => `By the clock of the meeting: ${when}`,
    ofDate: (name, date) => `${name} on ${date}`,
    one: {
      update: (organizer) => `${organizer} has changed one date of this series.`,
      cancellation: (organizer) => `${organizer} has cancelled one date of this series.`,
    },
    comesBack: (how) => `Repeats ${how}`,
    othersStay: (how) => `All other dates stay as they are (${how}).`,
    own: {
      planned: (name) => `Planned: ${name}`,
      before: {
        invitation: 'You have planned this video meeting.',
        update: 'You have changed this video meeting.',
        cancellation: 'You have cancelled this video meeting.',
      },
      one: {
        invitation: 'You have planned this video meeting.',
        update: 'You have changed one date of this series.',
        cancellation: 'You have cancelled one date of this series.',
      },
      from: {
        update: (day) => `You have changed this series from ${day} on.`,
        cancellation: (day) => `You have cancelled this series from ${day} on.`,
      },
      file: 'The attached file is for your own calendar.',
    },
    fromDate: (name, day) => `${name} from ${day}`,
    from: {
      update: (organizer, day) => `${organizer} has changed this series from ${day} on.`,
      cancellation: (organizer, day) => `${organizer} has cancelled this series from ${day} on.`,
    },
    earlierStay: (how) => `Earlier dates stay as they are (${how}).`,
    moreComes: 'The later dates follow in a second mail.',
    outFrom: (organizer, day) =>
      `${organizer} has removed you from this series from ${day} on. You do not need to attend.`,
    toYou: (by) =>
      by === ''
        ? 'You organize this video meeting from now on.'
        : `${by} has handed this video meeting over to you. You organize it from now on.`,
    out: (organizer) =>
      `${organizer} has removed you from this video meeting. You do not need to attend.`,
    repeats: {
      daily: (till) => `daily until ${till}`,
      weekly: (till) => `weekly until ${till}`,
      monthly: (till) => `monthly until ${till}`,
    },
    reason: (reason) => `Reason: ${reason}`,
    personal: 'This link is only for you. Please do not share it.',
    answers: {
      accepted: (guest) => `${guest} has accepted.`,
      tentative: (guest) => `${guest} may come.`,
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
    'hand-over': {
      subject: (name) => `Neue Organisation: ${name}`,
      before: (organizer) => `${organizer} organisiert diese Videobesprechung ab jetzt.`,
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
    answerFrom: (guest, name) => `Antwort von ${guest}: ${name}`,
    reply: 'Auf die Einladung antworten',
    again:
      'Die Zeit hat sich geändert, frühere Antworten gelten nicht mehr. Bitte antworten Sie erneut.',
    otherwise:
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
    when: (when) => `Wann: ${when}`,
    was: (when) => `Bisher: ${when}`,
    now: (when) => `Neu: ${when}`,
    there: (when) => `Nach der Uhr der Besprechung: ${when}`,
    ofDate: (name, date) => `${name} am ${date}`,
    one: {
      update: (organizer) => `${organizer} hat einen Termin dieser Serie geändert.`,
      cancellation: (organizer) => `${organizer} hat einen Termin dieser Serie abgesagt.`,
    },
    comesBack: (how) => `Wiederholt sich ${how}`,
    othersStay: (how) => `Alle anderen Termine bleiben, wie sie sind (${how}).`,
    own: {
      planned: (name) => `Geplant: ${name}`,
      before: {
        invitation: 'Sie haben diese Videobesprechung geplant.',
        update: 'Sie haben diese Videobesprechung geändert.',
        cancellation: 'Sie haben diese Videobesprechung abgesagt.',
      },
      one: {
        invitation: 'Sie haben diese Videobesprechung geplant.',
        update: 'Sie haben einen Termin dieser Serie geändert.',
        cancellation: 'Sie haben einen Termin dieser Serie abgesagt.',
      },
      from: {
        update: (day) => `Sie haben diese Serie ab ${day} geändert.`,
        cancellation: (day) => `Sie haben diese Serie ab ${day} abgesagt.`,
      },
      file: 'Die angehängte Datei ist für Ihren eigenen Kalender.',
    },
    fromDate: (name, day) => `${name} ab ${day}`,
    from: {
      update: (organizer, day) => `${organizer} hat diese Serie ab ${day} geändert.`,
      cancellation: (organizer, day) => `${organizer} hat diese Serie ab ${day} abgesagt.`,
    },
    earlierStay: (how) => `Frühere Termine bleiben, wie sie sind (${how}).`,
    moreComes: 'Die späteren Termine folgen in einer zweiten E-Mail.',
    outFrom: (organizer, day) =>
      `${organizer} hat Sie von dieser Serie ab ${day} abgemeldet. Sie brauchen nicht teilzunehmen.`,
    toYou: (by) =>
      by === ''
        ? 'Sie organisieren diese Videobesprechung ab jetzt.'
        : `${by} hat Ihnen diese Videobesprechung übergeben. Sie organisieren sie ab jetzt.`,
    out: (organizer) =>
      `${organizer} hat Sie von dieser Videobesprechung abgemeldet. Sie brauchen nicht teilzunehmen.`,
    repeats: {
      daily: (till) => `täglich bis ${till}`,
      weekly: (till) => `wöchentlich bis ${till}`,
      monthly: (till) => `monatlich bis ${till}`,
    },
    reason: (reason) => `Grund: ${reason}`,
    personal: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.',
    answers: {
      accepted: (guest) => `${guest} hat zugesagt.`,
      tentative: (guest) => `${guest} kommt vielleicht.`,
      declined: (guest) => `${guest} hat abgesagt.`,
      proposed: (guest, when) => `${guest} schlägt einen anderen Termin vor: ${when}`,
    },
  },
};
