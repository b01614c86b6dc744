import type { Text } from '@foyer/contracts/notices';

import { documentTitle } from './document-title.js';

/** The texts about documents; loaded with the list of them. */
export const documentTexts = {
  title: documentTitle,
  none: { en: 'No documents yet', de: 'Noch keine Dokumente' },
  accepted: {
    en: 'PDF, Word, PNG or JPG, up to 25 MB each',
    de: 'PDF, Word, PNG oder JPG, jeweils bis 25 MB',
  },
  drop: { en: 'Drop files here', de: 'Dateien hier ablegen' },
  upload: { en: 'Upload', de: 'Hochladen' },
  all: { en: 'Download all', de: 'Alle herunterladen' },
  download: { en: 'Download {name}', de: '{name} herunterladen' },
  delete: { en: 'Delete {name}', de: '{name} löschen' },
  deleteTitle: { en: 'Delete this document?', de: 'Dieses Dokument löschen?' },
  deleteText: {
    en: '“{name}” will be removed for everyone. This cannot be undone.',
    de: '„{name}“ wird für alle entfernt. Das lässt sich nicht rückgängig machen.',
  },
  deleteNow: { en: 'Delete', de: 'Löschen' },
  keep: { en: 'Keep', de: 'Behalten' },
  deleted: { en: 'Document deleted', de: 'Dokument gelöscht' },
  cancel: { en: 'Cancel upload of {name}', de: 'Hochladen von {name} abbrechen' },
  dismiss: { en: 'Dismiss {name}', de: '{name} ausblenden' },
  progress: { en: 'Uploading {name}', de: '{name} wird hochgeladen' },
  waiting: { en: 'Waiting', de: 'Wartet' },
  failed: {
    en: 'The documents could not be loaded.',
    de: 'Die Dokumente konnten nicht geladen werden.',
  },
  ofPortal: { en: 'From this portal', de: 'Aus diesem Portal' },
  share: { en: 'Share {name} in the call', de: '{name} im Gespräch teilen' },
  shareNow: { en: 'Share', de: 'Teilen' },
  you: { en: 'You', de: 'Sie' },
  unknown: { en: 'Guest', de: 'Gast' },
  signed: { en: 'Signed', de: 'Unterschrieben' },
  beingSigned: { en: 'Signature requested', de: 'Unterschrift angefordert' },
  close: { en: 'Close', de: 'Schließen' },
} as const satisfies Readonly<Record<string, Text>>;
