import { accountRoleNames, inCallRoleNames } from '@foyer/contracts/role-names';
import type { en } from './en.js';
import { sentences } from './sentences/de/index.js';

/** German texts of a record: what happened, as a story. */
export const de: typeof en = {
  record: {
    lane: {
      visitor: 'Besuch',
      guests: 'Gäste',
      line: 'Warteschlange',
      agent: 'Mitglied',
      members: 'Mitglieder',
      media: 'Gespräch und Medien',
      session: 'Sitzung',
      payment: 'Zahlung',
      device: 'Gerät',
      other: 'Sonstiges',
    },
    lanes: 'Spuren',
    moment: 'Zeitpunkt',
    steps: 'Schritte',
    times: '%{count}-mal',
    data: 'Daten',
    hideData: 'Daten ausblenden',
    state: 'Stand zu diesem Zeitpunkt',
    inAudit: 'Im Protokoll zeigen',
    callRecord: 'Anruf öffnen',
    payment: 'Zahlung öffnen',
    unnamed: 'Besuch ohne Namen',
    somebody: 'Jemand',
    gone: 'nicht mehr vorhanden',
    visitorTold: { told: 'dem Besuch wird es gesagt', notTold: 'dem Besuch wird es nicht gesagt' },
    wording: {
      shown: 'gefragt nach %{purpose}, Fassung %{textVersion} des Textes, auf %{language}',
      notSaid: 'gefragt nach %{purpose}; die Seite nannte ihren Wortlaut nicht',
      unnamed:
        'es ging um die Zustimmung zu %{purpose}; die Antwort nannte keinen Text, obwohl sie es konnte',
      noneShown: 'es ging um die Zustimmung zu %{purpose}; ein Text wurde nicht gezeigt',
      purpose: {
        'audio-recording': 'einer Tonaufnahme',
        'video-recording': 'einer Ton- und Bildaufnahme',
        transcript: 'einem Transkript',
      },
      language: { en: 'Englisch', de: 'Deutsch' },
    },
    why: {
      title: 'Warum %{name}?',
      because: {
        'only-candidate': 'Kein anderes Mitglied war frei.',
        'fewest-breaks': 'Heute die wenigsten Pausen.',
        'most-breaks': 'Heute die meisten Pausen.',
        random: 'Zufällig gewählt.',
        'longest-since-call': 'Am längsten ohne Gespräch.',
        'smaller-id': 'Alle waren gleich, daher entschied die feste Reihenfolge.',
      },
      candidate: {
        idle: '%{name}: %{idle} ohne Gespräch',
        fresh: '%{name}: noch kein Gespräch',
      },
      breaks: '%{smart_count} Pause heute |||| %{smart_count} Pausen heute',
      more: '%{smart_count} weiteres |||| %{smart_count} weitere',
      notAsked: {
        'rings-already': '%{name} nicht gefragt: Es klingelte dort schon',
        'connection-lost': '%{name} nicht gefragt: Verbindung verloren',
        'in-call': '%{name} nicht gefragt: im Gespräch',
        'wrap-up': '%{name} nicht gefragt: in der Nachbearbeitung',
        busy: '%{name} nicht gefragt: beschäftigt',
        away: '%{name} nicht gefragt: abwesend',
        'picks-by-hand': '%{name} nicht gefragt: wählt Besuche selbst aus',
        'not-working': '%{name} nicht gefragt: außerhalb der Arbeitszeit',
        'not-responding': '%{name} nicht gefragt: reagiert nicht',
        'just-had': '%{name} nicht gefragt: Der Besuch kam gerade von dort',
        'turned-down': '%{name} nicht gefragt: hatte diesen Besuch abgelehnt',
      },
    },
    value: {
      streamType: {
        userCam: 'Die Kamera',
        secondaryCam: 'Die zweite Kamera',
        screenCam: 'Der Bildschirm',
      },
      track: { audio: 'das Mikrofon', video: 'die Kamera' },
      role: { ...accountRoleNames.de, ...inCallRoleNames.de, none: 'ohne Rechte' },
      sessionType: { public: 'öffentlich', private: 'privat', direct: 'direkt', device: 'Gerät' },
      breakKind: {
        short: 'kurze Pause',
        lunch: 'Mittagspause',
        meeting: 'Besprechung',
        training: 'Schulung',
      },
      action: {
        call: 'Anruf',
        screenshot: 'Bildschirmfoto',
        userCamImage: 'Kamerabild',
        reload: 'Seite neu laden',
        restartAgent: 'Neustart',
      },
    },
  },
  sentence: sentences,
};
