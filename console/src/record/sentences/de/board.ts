import type { board as english } from '../en/board.js';

/**
 * German sentences for the events of whiteboards: they say that a drawing was made, but not its
 * content.
 */
export const board: typeof english = {
  BoardDocumentShown: {
    blank: '%{by} hat leere Seiten auf dem Whiteboard gezeigt',
    document: '%{by} hat ein Dokument auf dem Whiteboard gezeigt',
  },
  BoardPageTurned: '%{by} hat auf Seite %{pageNumber} des Whiteboards geblättert',
  BoardZoomed: '%{by} hat die Größe auf dem Whiteboard geändert',
  BoardMarksDrawn: '%{by} hat auf dem Whiteboard gezeichnet',
  BoardMarksErased: '%{by} hat etwas auf dem Whiteboard gelöscht',
  BoardSignersChosen: '%{by} hat gewählt, wer ein Dokument unterschreibt',
  BoardSignatureRequested: '%{by} hat um eine Unterschrift gebeten',
  BoardSigningMoved: {
    STARTING: '%{by} hat das Dokument zum Unterschreiben geöffnet',
    SIGNING: '%{by} hat begonnen zu unterschreiben',
  },
  BoardSignatureCancelled: '%{by} hat eine Unterschrift abgebrochen',
  BoardDocumentSigned: {
    drawn: '%{by} hat ein Dokument unterschrieben',
    typed: '%{by} hat ein Dokument mit getipptem Namen unterschrieben',
  },
  BoardDocumentReloaded: '%{by} hat das Dokument neu laden lassen',
};
