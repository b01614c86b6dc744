/**
 * Sentences for the events of whiteboards: they say that a drawing was made, but not its content.
 */
export const board = {
  BoardDocumentShown: {
    blank: '%{by} showed blank pages on the whiteboard',
    document: '%{by} showed a document on the whiteboard',
  },
  BoardPageTurned: '%{by} turned to page %{pageNumber} of the whiteboard',
  BoardZoomed: '%{by} changed the zoom of the whiteboard',
  BoardMarksDrawn: '%{by} drew on the whiteboard',
  BoardMarksErased: '%{by} erased something on the whiteboard',
  BoardSignersChosen: '%{by} chose who is to sign a document',
  BoardSignatureRequested: '%{by} asked for a signature',
  BoardSigningMoved: {
    STARTING: '%{by} opened the document to sign',
    SIGNING: '%{by} began to sign',
  },
  BoardSignatureCancelled: '%{by} ended a signature before it was given',
  BoardDocumentSigned: {
    drawn: '%{by} signed a document',
    typed: '%{by} signed a document by typing a name',
  },
  BoardDocumentReloaded: '%{by} had the document loaded again',
};
