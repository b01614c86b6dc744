import type { calls as english } from '../en/calls.js';

/** What happened in a call, in a German sentence each. */
export const calls: typeof english = {
  CallStarted: {
    queue: 'Das Gespräch begann',
    session: 'Das Gespräch in %{origin} begann',
    meeting: 'Die Besprechung begann',
    device: 'Das Gespräch mit %{origin} begann',
    direct: '%{origin} hat angerufen',
  },
  CallParticipantAdded: {
    invited: '%{addedBy} hat %{joinerId} hinzugefügt',
    admitted: '%{addedBy} hat %{joinerId} eingelassen',
    alone: '%{joinerId} darf beitreten',
  },
  CallJoined: '%{joinerId} ist beigetreten',
  CallConnectionLost: 'Die Verbindung zu %{joinerId} ist abgebrochen',
  CallConnectionRestored: 'Die Verbindung zu %{joinerId} ist wieder da',
  CallStreamStarted: '%{streamType} von %{joinerId} wird übertragen',
  CallStreamStopped: '%{streamType} von %{joinerId} ist aus',
  CallRelayLost: 'Der Medienserver ist ausgefallen',
  CallRelayRestored: 'Der Medienserver ist wieder da',
  CallLeft: {
    left: '%{joinerId} hat das Gespräch verlassen',
    'connection-lost': '%{joinerId} wurde getrennt',
    removed: '%{joinerId} wurde entfernt',
    'call-ended': '%{joinerId} ging, als das Gespräch endete',
  },
  CallEnded: {
    'agent-ended': '%{endedBy} hat das Gespräch nach %{durationMs} beendet',
    'visitor-left': 'Das Gespräch endete nach %{durationMs}: Der Besuch hat aufgelegt',
    'agent-left': 'Das Gespräch endete nach %{durationMs}: Das Mitglied hat es verlassen',
    'connection-lost': 'Das Gespräch endete nach %{durationMs}: Verbindung verloren',
    server: 'Das System hat das Gespräch nach %{durationMs} beendet',
    ended: '%{endedBy} hat das Gespräch nach %{durationMs} für alle beendet',
    'last-left': 'Das Gespräch endete nach %{durationMs}: Alle sind gegangen',
    unnamed: 'Das Gespräch wurde nach %{durationMs} beendet',
  },
  CallKnocked: '%{joinerId} bat um Einlass',
  CallKnockRejected: '%{by} hat %{joinerId} nicht eingelassen',
  CallKnockWithdrawn: '%{joinerId} wollte nicht mehr hereinkommen',
  CallRoleChanged: '%{by} hat %{joinerId} die Rolle %{role} gegeben',
  CallParticipantPaused: '%{by} hat %{joinerId} auf Warten gesetzt',
  CallParticipantResumed: {
    timed: '%{by} hat %{joinerId} nach %{heldMs} Warteschleife zurückgeholt',
    untimed: '%{by} hat %{joinerId} zurückgeholt',
  },
  CallTrackLocked: '%{by} hat %{track} von %{joinerId} gesperrt',
  CallTrackUnlocked: '%{by} hat %{track} von %{joinerId} freigegeben',
  CallScreenShareGranted: '%{by} hat %{joinerId} die Bildschirmfreigabe erlaubt',
  CallScreenShareStarted: '%{joinerId} hat einen Bildschirm geteilt',
  CallScreenShareStopped: {
    stopped: '%{joinerId} teilt keinen Bildschirm mehr',
    'handed-over': '%{joinerId} teilt nicht mehr: %{by} hat übernommen',
  },
  MissedCallsSeen: '%{memberId} hat die verpassten Anrufe in der Anrufliste gesehen',
  CallNotesSaved: '%{agentId} hat Notizen zum Gespräch gespeichert',
};
