import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { SignProcessStatus, Whiteboard, XFDF_MAX } from './read-models.js';

const channel = 'whiteboard';
const policy = 'call.own';
const planned = true;
const OfBoard = z.strictObject({ whiteboardId: Id });
const Xfdf = z.string().max(XFDF_MAX);
const Page = z.int().min(1).max(10_000);
const Zoom = z.number().min(0.05).max(20);

const emit = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) => defineMessage({ channel, name, from: 'client', planned, policy, summary, payload });

const push = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) => defineMessage({ channel, name, from: 'server', planned, policy, summary, payload });

export const getWhiteboard = defineMessage({
  channel,
  name: 'getWhiteboard',
  from: 'client',
  planned,
  policy,
  summary: 'Enter a board and be given its present state',
  payload: OfBoard.extend({ isInCall: z.boolean(), userId: Id }),
  ack: z.object({ whiteboard: Whiteboard }),
});

export const updateDocument = emit(
  'updateDocument',
  'Show a document on the board',
  OfBoard.extend({ documentId: Id.nullable() }),
);
export const updateZoomTo = emit(
  'updateZoomTo',
  'Change the zoom for everybody',
  OfBoard.extend({ zoomTo: Zoom }),
);
export const updatePage = emit(
  'updatePage',
  'Turn the page for everybody',
  OfBoard.extend({ pageNumber: Page }),
);
export const updateXfdfString = emit(
  'updateXfdfString',
  'Change annotations',
  OfBoard.extend({ documentId: Id.nullable(), xfdfString: Xfdf }),
);
export const deleteAnnotations = emit(
  'deleteAnnotations',
  'Remove annotations by their names',
  OfBoard.extend({ names: z.array(z.string().min(1).max(200)).min(1).max(1000) }),
);

const Notification = z.discriminatedUnion('type', [
  OfBoard.extend({ type: z.literal('signatureRequested'), documentId: Id }),
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
  planned,
  policy,
  summary: 'Steps of a signature, and the notification to load a document again',
  payload: Notification,
  push: Notification,
});

export const onUpdateXfdfString = push(
  'onUpdateXfdfString',
  'Annotations have changed',
  OfBoard.extend({ documentId: Id.nullable(), xfdfString: Xfdf, by: Id }),
);
export const onUpdatePage = push(
  'onUpdatePage',
  'The page was turned',
  OfBoard.extend({ pageNumber: Page }),
);
export const onUpdateDocument = push(
  'onUpdateDocument',
  'Another document is shown',
  OfBoard.extend({ documentId: Id.nullable() }),
);
export const onUpdateZoomTo = push(
  'onUpdateZoomTo',
  'The zoom was changed',
  OfBoard.extend({ zoomTo: Zoom }),
);
