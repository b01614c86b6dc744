export const devices = {
  goOnWithout: 'Ohne fortfahren',
  devices: 'Kamera, Mikrofon und Lautsprecher',
  camera: 'Kamera',
  quality: 'Qualität Ihres Bildes',
  qualityOf: {
    best: 'Beste',
    usual: 'Üblich',
    '4K': '4K',
    'Full HD': 'Full HD',
    HD: 'HD',
    SD: 'Standard',
    Low: 'Niedrig, für langsame Verbindungen',
  },
  angle: 'Ihr Bild drehen',
  degrees: '{{angle}}°',
  blur: 'Hintergrund unscharf zeigen',
  blurStarting: 'Der Hintergrund wird gleich unscharf.',
  blurFailed:
    'Dieses Gerät kann den Hintergrund nicht unscharf zeigen. Ihre Kamera ist ausgeschaltet.',
  blurLess:
    'Dieses Gerät ist langsam beim Unscharfzeichnen. Ihr Bild ist kleiner und weniger flüssig.',
  blurQuestion: {
    title: 'Ihr Bild ohne Unschärfe zeigen?',
    text: 'Dieses Gerät kann den Hintergrund gerade nicht unscharf zeigen. Ihre Kamera wurde ausgeschaltet, Ihr Raum ist nicht zu sehen.',
    leaveOff: 'Kamera ausgeschaltet lassen',
    show: 'Ohne Unschärfe zeigen',
  },
  microphone: 'Mikrofon',
  speaker: 'Lautsprecher',
  level: 'Pegel Ihres Mikrofons',
  self: 'Ihr Bild',
  unnamed: 'Gerät {{number}}',
  none: 'Keines gefunden',
  retry: 'Noch einmal versuchen',
  without: 'Ohne Kamera fortfahren',
  asking: 'Ihr Browser fragt nach Kamera und Mikrofon. Bitte erlauben Sie beides.',
  check: {
    title: 'Geräte prüfen',
    lead: 'Eine kurze Prüfung von Kamera, Mikrofon und Verbindung vor dem ersten Anruf.',
    good: 'Kamera und Mikrofon funktionieren.',
    goodAudio: 'Ihr Mikrofon funktioniert.',
    blurFailed:
      'Dieses Gerät ist zu langsam, um den Hintergrund unscharf zu zeigen, oder Ihr Browser kann es nicht. Im Anruf würde Ihre Kamera ausgeschaltet. Schließen Sie andere Programme, oder schalten Sie die Unschärfe aus.',
    blurLess:
      'Dieses Gerät ist langsam beim Unscharfzeichnen. Ihr Bild wird kleiner und weniger flüssig.',
    done: 'Fertig',
    notNow: 'Nicht jetzt',
  },
  path: {
    checking: 'Ihre Verbindung wird geprüft …',
    good: 'Ihre Verbindung ist gut.',
    loss: 'Teile von Bild und Ton gehen unterwegs verloren. Näher am Router kann es besser werden.',
    delay: 'Ihre Verbindung ist langsam. Man hört Sie vielleicht mit Verzögerung.',
    device: 'Dieses Gerät ist stark ausgelastet. Schließen Sie möglichst andere Programme.',
    unreachable:
      'Ihr Netzwerk lässt Ton und Bild nicht durch. Bitte versuchen Sie ein anderes Netzwerk, oder fahren Sie trotzdem fort.',
  },
  problem: {
    'not-found': {
      title: 'Es wurde keine Kamera und kein Mikrofon gefunden',
      text: 'Bitte schließen Sie ein Gerät an und prüfen Sie, ob es eingeschaltet ist; die Seite erkennt es automatisch.',
    },
    denied: {
      title: 'Diese Seite darf Kamera und Mikrofon nicht verwenden',
      text: 'Klicken Sie in der Adresszeile Ihres Browsers auf die Kamera oder das Schloss, erlauben Sie Kamera und Mikrofon und versuchen Sie es dann noch einmal.',
    },
    dismissed: {
      title: 'Die Frage wurde ohne Antwort geschlossen',
      text: 'Versuchen Sie es noch einmal und wählen Sie „Zulassen“, wenn Ihr Browser fragt.',
    },
    'blocked-by-system': {
      title: 'Ihr Gerät lässt den Browser Kamera und Mikrofon nicht verwenden',
      text: 'Öffnen Sie die Datenschutz-Einstellungen Ihres Geräts, erlauben Sie Ihrem Browser Kamera und Mikrofon und versuchen Sie es dann noch einmal.',
    },
    'in-use': {
      title: 'Ein anderes Programm verwendet gerade Kamera oder Mikrofon',
      text: 'Bitte schließen Sie andere Programme oder Tabs mit Videoanrufen und versuchen Sie es dann noch einmal.',
    },
    overconstrained: {
      title: 'Das gewählte Gerät lässt sich nicht mehr verwenden',
      text: 'Vielleicht wurde es abgesteckt. Wählen Sie ein anderes, oder versuchen Sie es mit dem Standardgerät noch einmal.',
    },
    insecure: {
      title: 'Diese Verbindung ist nicht sicher',
      text: 'Browser erlauben Kamera und Mikrofon nur auf sicheren Seiten. Bitte öffnen Sie die Adresse mit https.',
    },
    unsupported: {
      title: 'Dieser Browser unterstützt keine Videoanrufe',
      text: 'Bitte öffnen Sie die Seite in einer aktuellen Version von Chrome, Edge, Firefox oder Safari.',
    },
    unknown: {
      title: 'Kamera und Mikrofon ließen sich nicht starten',
      text: 'Bitte versuchen Sie es noch einmal. Hilft das nicht, starten Sie Ihren Browser neu.',
    },
  },
  noCamera: {
    title: 'Es wurde keine Kamera gefunden',
    text: 'Man kann Sie hören, aber nicht sehen.',
  },
  noMicrophone: {
    title: 'Es wurde kein Mikrofon gefunden',
    text: 'Man kann Sie sehen, aber nicht hören.',
  },
};
