import type { visits as english } from '../en/visits.js';

/** What happened on a visitor's way, in a German sentence each. */
export const visits: typeof english = {
  VisitOpened: '%{visitId} hat %{portalId} geöffnet',
  VisitOriginNoted: 'Der Besuch begann an %{deviceId}',
  VisitStatusChanged: {
    IN_PERMISSION: 'Kamera und Mikrofon werden geprüft',
    IN_START: 'Der Besuch ist auf der Startseite',
    IN_WAITING: 'Der Besuch ist auf der Warteseite',
    IN_CALL: 'Der Besuch ist auf der Gesprächsseite',
    IN_ERROR: 'Die Seite des Besuchs hat ein Problem',
    IN_END: 'Der Besuch ist auf der Abschiedsseite',
  },
  VisitFaultNoted: 'Die Seite des Besuchs meldete: %{note}',
  VisitRated: {
    rated: '%{visitId} hat den Besuch mit %{rating} von 5 bewertet',
    words: '%{visitId} hat einen Kommentar hinterlassen',
  },
  VisitEnded: {
    served: 'Der Besuch ist beendet',
    left: 'Der Besuch ist beendet: %{visitId} ist gegangen',
    absent: 'Der Besuch ist beendet: %{visitId} war zu lange abwesend',
    'portal-closed': 'Der Besuch ist beendet: Das Portal wurde geschlossen',
    'call-lost': 'Der Besuch ist beendet: Das Gespräch ist abgebrochen',
  },
  VisitorJoinedLine: '%{visitId} wartet bei %{portalId}',
  VisitorWentAway: 'Die Verbindung zu %{visitId} ist abgebrochen',
  VisitorCameBack: '%{visitId} ist zurück',
  VisitorLeftLine: {
    left: '%{visitId} hat die Warteschlange verlassen',
    absent: '%{visitId} hat den Platz verloren: zu lange abwesend',
    'portal-closed': '%{visitId} musste die Warteschlange verlassen: Das Portal wurde geschlossen',
  },
  VisitorOffered: 'Bei %{agentId} geklingelt',
  OfferEnded: {
    rejected: '%{agentId} hat abgelehnt',
    unanswered: '%{agentId} hat nicht geantwortet',
    'agent-gone': '%{agentId} war nicht mehr verfügbar',
    'visitor-gone': 'Klingeln bei %{agentId} beendet: Der Besuch war nicht mehr da',
  },
  VisitorPickedOutOfTurn: '%{agentId} hat %{visitId} vor der Reihe übernommen: „%{reason}“',
  VisitorMovedToFront: '%{movedBy} hat %{visitId} nach vorn geholt: „%{reason}“',
  VisitorTaken: {
    answered: '%{agentId} hat nach %{waitedMs} geantwortet',
    picked: '%{agentId} hat %{visitId} nach %{waitedMs} aus der Warteschlange geholt',
  },
  DeskOpened: '%{memberId} hat die Arbeit am Platz begonnen',
  DeskClosed: {
    'signed-out': '%{memberId} hat den Platz verlassen',
    'connection-lost': 'Die Verbindung zum Platz von %{memberId} ist abgebrochen',
    deactivated: 'Der Platz von %{memberId} wurde geschlossen: Konto deaktiviert',
  },
  AvailabilityChanged: {
    auto: '%{memberId} ist verfügbar',
    manual: '%{memberId} wählt Besuche selbst aus',
    away: '%{memberId} ist abwesend',
    break: '%{memberId} ist abwesend: %{breakKind}',
    offline: '%{memberId} ist offline',
  },
  CallStatusChanged: {
    available: 'Bei %{memberId} kann wieder geklingelt werden',
    busy: '%{memberId} ist beschäftigt',
  },
  AgentOffered: 'Bei %{memberId} geklingelt',
  AgentOfferEnded: {
    rejected: '%{memberId} hat abgelehnt',
    unanswered: '%{memberId} hat nicht geantwortet',
    'agent-gone': '%{memberId} war nicht mehr verfügbar',
    'visitor-gone': 'Klingeln bei %{memberId} beendet: Der Besuch war nicht mehr da',
  },
  AgentNotResponding: '%{memberId} reagiert nicht',
  AgentResponding: '%{memberId} ist zurück',
  AgentEngaged: '%{memberId} ist bei %{visitId}',
  AgentFreed: '%{memberId} ist wieder frei',
  PersonForgotten: 'Die Daten von %{personId} werden gelöscht',
  PersonErased: 'Die Daten von %{personId} wurden gelöscht',
};
