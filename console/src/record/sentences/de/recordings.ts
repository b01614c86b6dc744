import type { recordings as english } from '../en/recordings.js';

/** German sentences for the events of recordings. */
export const recordings: typeof english = {
  CallRecordingStarted: {
    audio: '%{initiatorId} hat begonnen, den Ton des Anrufs aufzuzeichnen',
    video: '%{initiatorId} hat begonnen, Ton und Bild des Anrufs aufzuzeichnen',
  },
  CallRecordingConsentAsked: '%{joinerId} wurde um Zustimmung zur Aufzeichnung gebeten',
  CallRecordingConsentGiven: {
    'in-call': '%{joinerId} hat der Aufzeichnung zugestimmt',
    'at-portal': '%{joinerId} hatte der Aufzeichnung am Portal zugestimmt',
    'by-starting': '%{joinerId} hat durch den Start der Aufzeichnung zugestimmt',
  },
  CallRecordingConsentRefused: {
    'in-call': '%{joinerId} hat der Aufzeichnung nicht zugestimmt',
    'at-portal': '%{joinerId} hatte der Aufzeichnung am Portal nicht zugestimmt',
  },
  CallRecordingPortalAnswerCounted: {
    agreed: 'Die Zustimmung von %{joinerId} am Portal gilt für die Aufzeichnung',
    declined: 'Die Ablehnung von %{joinerId} am Portal gilt für die Aufzeichnung',
  },
  CallRecordingConsentWithdrawn: '%{joinerId} hat die Zustimmung zur Aufzeichnung widerrufen',
  CallRecordingTrackStarted: '%{streamType} von %{joinerId} wird aufgezeichnet',
  CallRecordingTrackEnded: 'Eine aufgezeichnete Spur ist zu Ende',
  CallRecordingTrackSealed: 'Was von einer Spur aufgezeichnet wurde, ist festgehalten',
  CallRecordingTimesNoted: '%{notedBy} hat Stellen der Aufzeichnung markiert',
  CallRecordingStopped: {
    asked: '%{stoppedBy} hat die Aufzeichnung beendet',
    'initiator-left': 'Die Aufzeichnung endete: Wer sie gestartet hat, hat den Anruf verlassen',
    'call-ended': 'Die Aufzeichnung endete mit dem Anruf',
    'disk-full': 'Die Aufzeichnung endete: Die Festplatte war fast voll',
  },
  CallRecordingMixed: 'Die Aufzeichnung wurde verarbeitet und abgelegt',
  CallRecordingMixFailed: {
    'programs-missing': 'Die Aufzeichnung konnte nicht verarbeitet werden: Programme fehlen',
    'mixing-failed': 'Die Aufzeichnung konnte nicht verarbeitet werden',
    'disk-full': 'Die Aufzeichnung konnte nicht verarbeitet werden: Die Festplatte ist voll',
    'tracks-missing': 'Die Aufzeichnung konnte nicht verarbeitet werden: Ihre Spuren fehlen',
    'tracks-damaged': 'Die Aufzeichnung konnte nicht verarbeitet werden: Spuren sind beschädigt',
    'nothing-recorded': 'Es wurde nichts aufgezeichnet',
  },
  CallRecordingTracksDamaged: 'Spuren der Aufzeichnung sind beschädigt',
  CallRecordingMixRequested: '%{requestedBy} lässt die Aufzeichnung erneut verarbeiten',
  CallRecordingDeleted: {
    asked: '%{deletedBy} hat die Aufzeichnung gelöscht',
    expired: 'Die Aufzeichnung wurde gelöscht: Ihre Aufbewahrung war zu Ende',
    'person-forgotten': 'Die Aufzeichnung wurde gelöscht: Eine Person darin wurde vergessen',
  },
  RecordingRetentionSet: {
    limited: '%{setBy} bewahrt Aufzeichnungen nun %{days} Tage auf',
    unlimited: '%{setBy} bewahrt Aufzeichnungen nun unbegrenzt auf',
  },
};
