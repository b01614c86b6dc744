import type { devices as english } from '../en/devices.js';

/** German sentences for the events of a device. */
export const devices: typeof english = {
  DeviceRegistered: '%{actor} hat das Gerät %{name} angelegt',
  DeviceDetailsChanged: '%{actor} hat die Angaben zu %{name} geändert',
  DevicePortalChanged: {
    assigned: '%{actor} hat %{deviceId} mit %{portalId} verbunden',
    none: '%{actor} hat %{deviceId} von seinem Portal getrennt',
  },
  DeviceOperationChanged: '%{actor} hat Betriebszeiten oder Helligkeit von %{deviceId} geändert',
  DeviceAudioChanged: '%{actor} hat die Audioeinstellungen von %{deviceId} geändert',
  DeviceVideoChanged: '%{actor} hat die Kameras von %{deviceId} geändert',
  DeviceAvatarChanged: '%{actor} hat das Bild von %{deviceId} geändert',
  DevicePaymentTerminalSwitched: {
    true: '%{actor} hat das Zahlungsterminal von %{deviceId} eingeschaltet',
    false: '%{actor} hat das Zahlungsterminal von %{deviceId} ausgeschaltet',
  },
  DevicePaymentTerminalConfigured: '%{actor} hat das Zahlungsterminal von %{deviceId} eingerichtet',
  DeviceKeyIssued: '%{actor} hat einen Schlüssel für %{deviceId} erstellt',
  DeviceActivated: '%{actor} hat %{deviceId} aktiviert',
  DeviceDeactivated: '%{actor} hat %{deviceId} deaktiviert',
  DeviceDeleted: '%{actor} hat %{deviceId} gelöscht',
  DeviceSignedIn: '%{deviceId} hat sich angemeldet',
  DeviceTokensRenewed: '%{deviceId} hat die Anmeldung erneuert',
  DeviceSignedOut: {
    elsewhere: '%{deviceId} wurde abgemeldet: Schlüssel anderswo benutzt',
    'key-replaced': '%{deviceId} wurde abgemeldet: neuer Schlüssel',
    deactivated: '%{deviceId} wurde abgemeldet: deaktiviert',
    deleted: '%{deviceId} wurde abgemeldet: gelöscht',
    'token-reused': '%{deviceId} wurde abgemeldet: Eine Kopie der Anmeldung wurde benutzt',
  },
  DeviceEquipmentReported: '%{deviceId} hat seine Ausstattung gemeldet',
  DeviceResolutionsReported: '%{deviceId} hat die Auflösungen seiner Kameras gemeldet',
  DeviceStatusChanged: {
    IN_PERMISSION: '%{deviceId} prüft Kamera und Mikrofon',
    IN_START: '%{deviceId} zeigt die Startseite',
    IN_WAITING: '%{deviceId} zeigt die Warteseite',
    IN_CALL: '%{deviceId} ist im Gespräch',
    IN_ERROR: '%{deviceId} hat ein Problem',
    IN_END: '%{deviceId} zeigt die Abschiedsseite',
  },
  DeviceHealthChanged: {
    true: '%{deviceId} hat seinen Zustand gemeldet',
    false: '%{deviceId} reagiert nicht mehr',
  },
  DeviceCameOnline: '%{deviceId} ist online',
  DeviceWentOffline: '%{deviceId} ist offline',
  DeviceActionAsked: {
    call: '%{actor} hat %{deviceId} angerufen',
    screenshot: '%{actor} hat ein Bildschirmfoto von %{deviceId} angefordert',
    userCamImage: '%{actor} hat ein Kamerabild von %{deviceId} angefordert',
    reload: '%{actor} hat die Seite von %{deviceId} neu laden lassen',
    restartAgent: '%{actor} hat %{deviceId} neu starten lassen',
  },
  DeviceActionAnswered: {
    true: '%{deviceId} hat es ausgeführt: %{action}',
    false: '%{deviceId} konnte es nicht ausführen: %{action}',
  },
};
