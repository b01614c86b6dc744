import type { SignaturePlace } from '@foyer/contracts/board';

import { defineCommand, Rejected } from '#platform/cqrs';
import { chooseSigners, moveSigning, reloadDocument, requestSignature } from './sign.js';
import { placeWith } from './place.js';
import { BoardDocuments, DRAWN_ON } from '../adapters/board-documents.js';
import { PdfMaker } from '../adapters/pdf-maker.js';
import { onBoard } from './on-board.js';
import {
  callStream,
  isDeleted,
  placeOn,
  presentIn,
  type OfDocument,
  signingStreams,
} from '../streams.js';

const correlation = ({ boardId }: OfDocument) => boardId;

/** The person who asks for a signature chooses the signers. */
export const ChooseSigners = defineCommand({
  name: 'ChooseSigners',
  correlation: (data: OfDocument & { readonly signerIds: readonly string[] }) => data.boardId,
  streams: signingStreams,
  decide: ({ board, call }, data, { context }) => {
    const place = placeOn(call, context.actor);
    return onBoard(chooseSigners(board, { ...data, present: presentIn(call), place }));
  },
});

/** Those who were chosen are asked to sign. */
export const RequestSignature = defineCommand({
  name: 'RequestSignature',
  needs: { documents: BoardDocuments, maker: PdfMaker },
  prepare: async (
    {
      boardId,
      documentId,
    }: OfDocument & {
      readonly at: SignaturePlace | undefined;
      readonly inOrder?: boolean | undefined;
    },
    { context: { actor }, needs: { documents, maker }, stateOf },
  ) => {
    const place = placeWith(placeOn(await stateOf(callStream(boardId)), actor), 'mayRequest');
    if (place.type === 'rejected') throw new Rejected(place.code);
    const found = await documents.find(documentId, boardId);
    if (!found || !DRAWN_ON.includes(found.mediaType)) return null;
    const { mediaType } = found;
    return maker.measure({ content: await documents.read(documentId), mediaType });
  },
  correlation,
  // While its pages were counted it may have been deleted.
  streams: (of) => ({ ...signingStreams(of), isGone: isDeleted(of.documentId) }),
  decide: ({ board, call, isGone }, data, { prepared, context }) => {
    const pages = isGone ? null : prepared;
    return onBoard(
      requestSignature(board, { ...data, pages, place: placeOn(call, context.actor) }),
    );
  },
});

/**
 * A person who was asked continues with signing, or declines; the person who asked withdraws it.
 */
export const MoveSigning = defineCommand({
  name: 'MoveSigning',
  correlation: ({
    boardId,
  }: OfDocument & { readonly status: 'STARTING' | 'SIGNING' | 'CANCELLED' }) => boardId,
  streams: signingStreams,
  decide: ({ board, call }, data, { context }) =>
    onBoard(
      moveSigning(board, {
        ...{ ...data, present: presentIn(call), place: placeOn(call, context.actor) },
      }),
    ),
});

/** All pages load a document once more. */
export const ReloadDocument = defineCommand({
  name: 'ReloadDocument',
  correlation: ({ boardId }: OfDocument) => boardId,
  streams: signingStreams,
  decide: ({ board, call }, data, { context }) =>
    onBoard(reloadDocument(board, { ...data, place: placeOn(call, context.actor) })),
});
