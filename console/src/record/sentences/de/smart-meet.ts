import type { smartMeet as english } from '../en/smart-meet.js';

/** German sentences for the events of transcripts and their summaries. */
export const smartMeet: typeof english = {
  TranscriptStarted: '%{startedBy} hat Untertitel eingeschaltet; ein Transkript wird erstellt',
  TranscriptConsentAsked: '%{joinerId} wurde um Zustimmung zum Transkript gebeten',
  TranscriptConsentGiven: {
    'in-call': '%{joinerId} hat dem Transkript zugestimmt',
    'by-starting': '%{joinerId} hat durch das Einschalten der Untertitel zugestimmt',
  },
  TranscriptConsentRefused: '%{joinerId} hat dem Transkript nicht zugestimmt',
  TranscriptConsentWithdrawn:
    '%{joinerId} hat die Zustimmung zum Transkript widerrufen; die Worte wurden entfernt',
  UtteranceSpoken: '%{speakerId} hat etwas gesagt, das mitgeschrieben wurde',
  TranscriptStopped: {
    asked: '%{stoppedBy} hat das Transkript beendet',
    'starter-left': 'Das Transkript endete: Wer es gestartet hat, hat den Anruf verlassen',
    'call-ended': 'Das Transkript endete mit dem Anruf',
  },
  TranscriptDeleted: {
    asked: '%{deletedBy} hat das Transkript gelöscht',
    expired: 'Das Transkript wurde gelöscht: Seine Aufbewahrung war zu Ende',
  },
  SmartMeetRequested: {
    asked: '%{requestedBy} hat eine Zusammenfassung angefordert',
    alone: 'Mit dem Ende des Transkripts wurde eine Zusammenfassung angefordert',
  },
  SmartMeetTryStarted: 'Eine Zusammenfassung wird erstellt',
  SmartMeetMade: 'Die Zusammenfassung wurde erstellt',
  SmartMeetFailed: {
    'not-set-up': 'Keine Zusammenfassung: Es ist kein Dienst eingerichtet',
    'no-answer': 'Keine Zusammenfassung: Der Dienst hat nicht geantwortet',
    overloaded: 'Keine Zusammenfassung: Der Dienst ist überlastet',
    refused: 'Keine Zusammenfassung: Der Dienst hat die Anfrage abgelehnt',
    unusable: 'Keine Zusammenfassung: Die Antwort des Dienstes war nicht brauchbar',
    'nothing-said': 'Keine Zusammenfassung: Es wurde nichts mitgeschrieben',
  },
  SmartMeetDiscarded: {
    'consent-withdrawn': 'Die Zusammenfassung wurde gelöscht: Eine Zustimmung wurde widerrufen',
    'person-forgotten':
      'Die Zusammenfassung wurde gelöscht: Eine Person aus dem Gespräch wurde vergessen',
    'transcript-deleted': 'Die Zusammenfassung wurde mit dem Transkript gelöscht',
  },
};
