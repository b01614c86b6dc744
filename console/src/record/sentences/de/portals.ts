import type { portals as english } from '../en/portals.js';

/** German sentences for the events of a portal. */
export const portals: typeof english = {
  PortalCreated: '%{actor} hat das Portal %{name} angelegt',
  PortalRenamed: '%{actor} hat ein Portal in %{name} umbenannt',
  PortalTimeZoneChanged: '%{actor} hat die Zeitzone von %{portalId} auf %{timeZone} gestellt',
  PortalActivated: '%{actor} hat %{portalId} aktiviert',
  PortalDeactivated: '%{actor} hat %{portalId} deaktiviert',
  PortalDeleted: '%{actor} hat das Portal %{portalId} gelöscht',
  PortalShortlinkChanged: '%{actor} hat den Kurzlink von %{portalId} geändert: %{shortlink}',
  PortalCallLogicChanged: '%{actor} hat die Verteilung der Anrufe bei %{portalId} geändert',
  PortalVisitorNameAsked: {
    true: '%{portalId} fragt nach dem Namen',
    false: '%{portalId} fragt nicht mehr nach dem Namen',
  },
  PortalPinSet: '%{actor} hat eine PIN für %{portalId} gesetzt',
  PortalPinCleared: '%{actor} hat die PIN von %{portalId} entfernt',
  PortalMessagesChanged: '%{actor} hat die Texte von %{portalId} geändert',
  PortalCallButtonChanged: '%{actor} hat die Anruftaste von %{portalId} geändert',
  PortalAppearanceChanged: '%{actor} hat das Aussehen von %{portalId} geändert',
  PortalFeedbackChanged: '%{actor} hat die Bewertung bei %{portalId} geändert',
  PortalSettingsChanged: '%{actor} hat Einstellungen von %{portalId} geändert',
  PortalFileAdded: '%{actor} hat %{portalId} die Datei %{name} hinzugefügt',
  PortalMemberAdded: '%{actor} hat %{memberId} zu %{portalId} hinzugefügt',
  PortalMemberRemoved: '%{memberId} wurde von %{portalId} entfernt',
  PortalGroupAdded: '%{actor} hat %{portalId} eine Gruppe hinzugefügt',
  PortalGroupRemoved: 'Eine Gruppe wurde von %{portalId} entfernt',
  PortalGroupMemberJoined: '%{memberId} kam mit einer Gruppe zu %{portalId}',
  PortalGroupMemberLeft: '%{memberId} verließ %{portalId} mit einer Gruppe',
  PortalHoursChanged: '%{actor} hat die Öffnungszeiten von %{portalId} geändert',
  PortalExceptionSet: {
    true: '%{actor} hat für %{portalId} zusätzlich geöffnet: %{name}',
    false: '%{actor} hat für %{portalId} eine Schließung eingetragen: %{name}',
  },
  PortalExceptionRemoved: '%{actor} hat eine Ausnahme von %{portalId} entfernt',
  PortalFollowedHours: {
    week: {
      true: '%{portalId} wurde nach Plan geöffnet',
      false: '%{portalId} wurde nach Plan geschlossen',
    },
    exception: {
      true: '%{portalId} wurde durch eine Ausnahme von den Öffnungszeiten geöffnet',
      false: '%{portalId} wurde durch eine Ausnahme von den Öffnungszeiten geschlossen',
    },
    change: {
      true: '%{portalId} wurde durch geänderte Öffnungszeiten geöffnet',
      false: '%{portalId} wurde durch geänderte Öffnungszeiten geschlossen',
    },
    none: 'Die nächste Öffnung von %{portalId} hat sich geändert',
    unknown: {
      true: '%{portalId} ist innerhalb der Öffnungszeiten',
      false: '%{portalId} ist außerhalb der Öffnungszeiten',
    },
  },
};
