import { createHash } from 'node:crypto';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { wrapXfdf, type SignatureStrokes } from '@foyer/contracts/board';
import type { Language } from '@foyer/contracts/identity';
import { KeyedMutex } from '@foyer/event-log';

import { Clock } from '#platform/clock';
import {
  type Actor,
  type CommandContext,
  defineCommand,
  Rejected,
  stepOf,
  systemActor,
} from '#platform/cqrs';
import { sessionOfCall } from '#contexts/calls';
import { DeleteDocument, UploadDocument } from '#contexts/documents';
import { DeploymentSettings } from '#contexts/settings';
import { maySign, signDocument } from './sign.js';
import { BoardDocuments } from '../adapters/board-documents.js';
import { PdfMaker } from '../adapters/pdf-maker.js';
import { PdfSeal } from '../adapters/pdf-seal.js';
import { FindMarks, FindNames } from '../queries.js';
import { evidenceOf, methodOf } from './evidence.service.js';
import { onBoard } from './on-board.js';
import { signedName } from './signed-name.js';
import { signerOf } from './signer.service.js';
import {
  boardStream,
  callStream,
  isVisitAtDevice,
  placeOn,
  type OfDocument,
  signingStreams,
} from '../streams.js';

// A document is signed once: the second signer waits, and receives the result.
const turns = new KeyedMutex();

const needs = {
  clock: Clock,
  commands: CommandBus,
  documents: BoardDocuments,
  maker: PdfMaker,
  queries: QueryBus,
  seal: PdfSeal,
  settings: DeploymentSettings,
};

/**
 * A person who was asked signs. A PDF of the document with its marks, the signature and a page of
 * evidence is made, sealed, and kept in the name of the person who asked. The result is its id.
 */
export const SignDocument = defineCommand({
  name: 'SignDocument',
  needs,
  handle: async (
    {
      boardId,
      documentId: shownId,
      ink,
      language,
    }: OfDocument & { readonly ink: SignatureStrokes; readonly language: Language },
    {
      context,
      needs: { clock, commands, documents, maker, queries, seal, settings },
      stateOf,
      run,
    },
  ) =>
    turns.runExclusive([boardId], async () => {
      const { actor } = context;
      const place = placeOn(await stateOf(callStream(boardId)), actor);
      // The machines of visitors and guests have no pad that the operator set up: their reports
      // about one may be invented.
      if (ink.method === 'pad' && !(await mayHavePad(actor, stateOf))) {
        throw new Rejected('SIGNATURE_PAD_NOT_ALLOWED');
      }
      const asked = maySign(await stateOf(boardStream(boardId)), { place, documentId: shownId });
      if (asked.type === 'rejected') throw new Rejected(asked.code);
      const { documentId, given } = asked;
      const stillToSign = asked.remainingIds.length;
      const found = await documents.find(documentId, boardId);
      if (!found) throw new Rejected('DOCUMENT_NOT_FOUND');
      const content = await documents.read(documentId);
      const documentHash = createHash('sha256').update(content);
      const [hash, hex] = [documentHash.copy().digest('base64url'), documentHash.digest('hex')];
      // A pad has shown its owner that they sign this document and no other.
      if (ink.method === 'pad' && ink.documentHash !== hex) {
        throw new Rejected('DOCUMENT_CHANGED_MEANWHILE');
      }
      const marks = await queries.execute(new FindMarks({ boardId, documentId }));
      const names = await queries.execute(new FindNames([actor.id, asked.requestedBy]));
      const named = names.get(actor.id) ?? (ink.method === 'typed' ? ink.name : '');
      const { capacity, signedBy, said } = signerOf(actor, named);
      const { appearance } = await settings.current();
      const signedAt = `${clock.now().toISOString().slice(0, 19).replace('T', ' ')} UTC`;
      const made = await maker.make({
        file: { content, mediaType: found.mediaType },
        ...{ pages: 1, language },
        xfdf: wrapXfdf(marks.map(({ annotation }) => annotation).join('')),
        signature: {
          ...{ page: asked.at.page, box: asked.at.box, ink, signedBy, signedAt },
          ...{ given, stillToSign },
          evidence: evidenceOf({
            ...{ signedBy, said, signedAt, ink, boardId },
            requestedBy: names.get(asked.requestedBy) ?? asked.requestedBy,
            operator: appearance.title,
            document: { name: found.name, hash: hex },
          }),
        },
      });
      const file = await seal.seal(made);
      const sessionId = await sessionOfCall(boardId, stateOf);
      const keptIn =
        sessionId === null
          ? ({ kind: 'call', id: boardId } as const)
          : ({ kind: 'session', id: sessionId } as const);
      const behalf = onBehalfOf(asked.requestedBy, context);
      const { result: signedDocumentId } = await commands.execute(
        new UploadDocument(behalf('upload'), {
          place: keptIn,
          name: signedName(found.name, language),
          file,
          field: 'document',
        }),
      );
      const signed = {
        ...{ signedDocumentId, documentHash: hash, capacity, ...methodOf(ink) },
        signedHash: createHash('sha256').update(file).digest('base64url'),
      };
      const of = { boardId, documentId };
      const { position } = await run({
        context: { ...context, correlationId: boardId },
        streams: signingStreams(of),
        decide: ({ board, call }) =>
          onBoard(signDocument(board, { ...of, signed, place: placeOn(call, actor) })),
      }).catch(async (error: unknown) => {
        // Withdrawn meanwhile: then there is no signed document either, even if the person who
        // asked has left.
        if (error instanceof Rejected) {
          const dropped = { documentId: signedDocumentId, place: keptIn };
          const uploadedBy = asked.requestedBy;
          const drop = { ...behalf('drop'), actor: systemActor('board') };
          await commands.execute(new DeleteDocument(drop, { ...dropped, uploadedBy }));
        }
        throw error;
      });
      return { position, result: signedDocumentId };
    }),
});

/** Members have pads at their machines, and so have kiosks. */
async function mayHavePad(
  { type, id }: Actor,
  stateOf: (of: ReturnType<typeof isVisitAtDevice>) => Promise<boolean>,
): Promise<boolean> {
  if (type === 'visitor') return stateOf(isVisitAtDevice(id));
  return type === 'member' || type === 'device';
}

/** The signed document is kept in the name of who asked for it, who is of staff. */
function onBehalfOf(id: string, context: CommandContext) {
  const actor = { type: 'member', id, role: 'member', sessionId: id } as const;
  return (step: string): CommandContext => ({ ...stepOf(context, step), actor });
}
