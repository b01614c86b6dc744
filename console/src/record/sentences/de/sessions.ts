import type { sessions as english } from '../en/sessions.js';

/** German sentences for the events of a session. */
export const sessions: typeof english = {
  SessionCreated: '%{createdBy} hat die Sitzung %{sessionId} angelegt',
  SessionRenamed: '%{actor} hat die Sitzung in „%{sessionName}“ umbenannt',
  SessionTypeChanged: '%{actor} hat die Art der Sitzung geändert: %{sessionType}',
  SessionDescribed: '%{actor} hat die Beschreibung geändert',
  SessionVideoChanged: '%{actor} hat die Videoeinstellungen geändert',
  SessionAudioChanged: '%{actor} hat die Audioeinstellungen geändert',
  SessionAccessChanged: {
    open: '%{actor} hat die Sitzung für alle mit dem Link geöffnet',
    pin: '%{actor} verlangt eine PIN',
    knock: '%{actor} lässt Gäste anklopfen',
  },
  SessionPinSet: '%{actor} hat eine PIN gesetzt',
  SessionPinCleared: '%{actor} hat die PIN entfernt',
  SessionPinPassed: '%{personId} hat die richtige PIN eingegeben',
  SessionPictureChanged: '%{actor} hat das Bild geändert',
  SessionMemberAdded: {
    added: '%{addedBy} hat %{memberId} hinzugefügt: %{role}',
    alone: '%{memberId} ist dabei: %{role}',
  },
  SessionMemberRoleChanged: '%{actor} hat %{memberId} die Rolle %{role} gegeben',
  SessionMemberRemoved: {
    left: '%{memberId} hat die Sitzung verlassen',
    removed: '%{actor} hat %{memberId} entfernt',
    former: '%{memberId} ist kein Mitglied mehr',
  },
  SessionDocumentAdded: '%{uploadedBy} hat das Dokument „%{name}“ hinzugefügt',
  SessionDocumentTakenAway: '%{actor} hat ein Dokument entfernt',
  SessionDocumentPutBack: '%{actor} hat ein Dokument wiederhergestellt',
  SessionDocumentDeleted: '%{actor} hat ein Dokument gelöscht',
  SessionCallBegan: 'In %{sessionId} begann ein Gespräch',
  SessionCallEnded: 'Das Gespräch in %{sessionId} endete',
  SessionDeleted: '%{actor} hat die Sitzung gelöscht',
  SessionNameReserved: 'Der Name der Sitzung wurde reserviert',
  SessionNameReleased: 'Der Name der Sitzung wurde freigegeben',
};
