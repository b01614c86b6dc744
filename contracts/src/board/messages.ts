import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import {
  BoardPage,
  BoardVersion,
  BoardZoom,
  MarkName,
  SignProcessStatus,
  Whiteboard,
  Xfdf,
  XFDF_MESSAGE_MAX,
} from './read-models.js';
import { SignaturePlace } from './signing-events.js';

const channel = 'whiteboard';
const policy = 'call.own';
const OfBoard = z.strictObject({ whiteboardId: Id });
/** The document that is drawn on; null for the blank pages. */
const OfDocument = OfBoard.extend({ documentId: Id.nullable() });
/** The acknowledgement of every change of a board. */
const Done = z.object({ version: BoardVersion });
/** The fields of every push in addition to the change: its author, and the board's new version. */
const said = { by: Id, version: BoardVersion };

const emit = <
  const Name extends string,
  Payload extends z.ZodType,
  Ack extends z.ZodType = typeof Done,
>(
  name: Name,
  summary: string,
  payload: Payload,
  ack: Ack = Done as unknown as Ack,
) => defineMessage({ channel, name, from: 'client', policy, summary, payload, ack });

const push = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) => defineMessage({ channel, name, from: 'server', policy, summary, payload });

export const getWhiteboard = emit(
  'getWhiteboard',
  'Enter the board of a call, which has its id, and be given it as it is; what happens to it comes from then on',
  OfBoard.extend({ isInCall: z.boolean(), userId: Id }),
  z.object({
    whiteboard: Whiteboard,
    version: BoardVersion,
    /** The author of each mark, by the mark's name. */
    authors: z.record(MarkName, Id),
    /** The requested signature on the shown document; null if there is none. */
    signature: z
      .object({
        requestedBy: Id,
        place: SignaturePlace,
        /** The number of signatures so far: the next one has the place after them. */
        given: z.int().nonnegative(),
      })
      .nullable(),
    /** True if the document was deleted or withdrawn: it can be neither seen nor drawn on. */
    isGone: z.boolean(),
  }),
);
export const updateDocument = emit(
  'updateDocument',
  'Show a document on the board, or its blank pages, from the first page',
  OfDocument,
);
export const updateZoomTo = emit(
  'updateZoomTo',
  'Change the zoom for everybody; 1 shows the whole page',
  OfBoard.extend({ zoomTo: BoardZoom }),
);
export const updatePage = emit(
  'updatePage',
  'Turn the page for everybody',
  OfBoard.extend({ pageNumber: BoardPage }),
);
export const updateXfdfString = emit(
  'updateXfdfString',
  'Put marks on a document, or change them, by their names: the XFDF has those and no others. A draft is told to the others and kept nowhere',
  OfDocument.extend({
    xfdfString: z.string().max(XFDF_MESSAGE_MAX),
    isDraft: z.boolean().default(false),
  }),
  Done.extend({
    /** The names of marks that another participant has erased in the meantime: they stay erased. */
    refused: z.array(MarkName),
  }),
);
export const deleteAnnotations = emit(
  'deleteAnnotations',
  'Erase marks by their names',
  OfDocument.extend({ names: z.array(MarkName).min(1).max(1000) }),
);

const Notification = z.discriminatedUnion('type', [
  OfBoard.extend({
    type: z.literal('signatureRequested'),
    documentId: Id,
    /** The place of the signature; by default low on the first page. */
    place: z.strictObject(SignaturePlace.shape).optional(),
    /** True if several sign one after the other, in the chosen order; by default all at once. */
    inOrder: z.boolean().optional(),
  }),
  OfBoard.extend({
    type: z.literal('updateSignProcessStatus'),
    documentId: Id,
    signProcessStatus: SignProcessStatus,
  }),
  OfBoard.extend({ type: z.literal('updateIsSigned'), documentId: Id, isSigned: z.boolean() }),
  OfBoard.extend({
    type: z.literal('setMembersForSign'),
    documentId: Id,
    membersForSign: z.array(Id).max(100),
  }),
  OfBoard.extend({
    type: z.literal('updateReloadCounter'),
    documentId: Id,
    reloadCounter: z.int().nonnegative(),
  }),
]);

export const notification = defineMessage({
  channel,
  name: 'notification',
  from: 'both',
  policy,
  summary: 'Steps of a signature, and the notification to load a document again',
  payload: Notification,
  push: Notification,
});

export const onUpdateXfdfString = push(
  'onUpdateXfdfString',
  'Marks are there, have changed, or are erased (`delete`)',
  OfDocument.extend({
    xfdfString: Xfdf,
    isDraft: z.boolean(),
    /** The author of the marks. */
    authorId: Id,
    ...said,
  }),
);
export const onUpdatePage = push(
  'onUpdatePage',
  'The page was turned',
  OfBoard.extend({ pageNumber: BoardPage, ...said }),
);
export const onUpdateDocument = push(
  'onUpdateDocument',
  'Another document is shown, from its first page; its marks are fetched',
  OfDocument.extend(said),
);
export const onDocumentGone = push(
  'onDocumentGone',
  'The document that is shown was deleted or taken away, or put back; the board says which',
  OfBoard.extend({ documentId: Id }),
);
export const onUpdateZoomTo = push(
  'onUpdateZoomTo',
  'The zoom was changed',
  OfBoard.extend({ zoomTo: BoardZoom, ...said }),
);
