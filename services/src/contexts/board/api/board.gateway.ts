import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { boardMessages, wrapXfdf } from '@foyer/contracts/board';

import { Rejected, type ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { BoardAccess } from '../domain/board-access.service.js';
import { BoardBeginnings } from '../domain/board-beginnings.service.js';
import { marksIn } from '../domain/draw.command.js';
import {
  ChooseSigners,
  DrawMarks,
  EraseMarks,
  MoveSigning,
  ReloadDocument,
  RequestSignature,
  ShowDocument,
  TurnPage,
  Zoom,
} from '../commands.js';
import { BoardPushes, roomOfBoard } from '../views/board-pushes.js';
import { FindBoard, FindMarks } from '../queries.js';

type Input<Name extends keyof typeof boardMessages> = MessageInput<(typeof boardMessages)[Name]>;

/** A person draws a few strokes in a row; an eraser takes what it sweeps over together. */
const CHANGES = { burst: 100, perSecond: 10 };
/** Pages say ten times a second how far a stroke has come. */
const DRAFTS = { burst: 60, perSecond: 20 };
/** Turning pages and zooming. */
const LEADS = { burst: 40, perSecond: 5 };
/** Steps on the way to signatures. */
const SIGNING_STEPS = { burst: 40, perSecond: 5 };
/** Documents say what is asked to be signed: from then on none of it is deleted. */
const SIGNING: readonly string[] = ['board', 'documents'];
const ENTRANCES = { burst: 20, perSecond: 1 };

/** The boards of calls, for those who are in them. */
@Gateway('whiteboard')
export class BoardGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly access: BoardAccess,
    private readonly pushes: BoardPushes,
    private readonly beginnings: BoardBeginnings,
  ) {}

  @Listens(boardMessages.getWhiteboard)
  @Spends(ENTRANCES)
  async enter({ payload, actor, context, socket }: Input<'getWhiteboard'>) {
    const { whiteboardId, userId } = payload;
    if (userId !== actor.id) throw new Rejected('FORBIDDEN');
    const place = await this.access.require(whiteboardId, actor);
    if (place.mayLead) await this.beginnings.begin(whiteboardId, context);
    // Before anything is read, so that nothing happens between.
    socket.join(roomOfBoard(whiteboardId), 'call.own');
    const board = await this.queries.execute(new FindBoard(whiteboardId));
    const { documentId, pageNumber, zoomTo, version } = board;
    const marks = await this.queries.execute(new FindMarks({ boardId: whiteboardId, documentId }));
    const signing = await this.access.signing(whiteboardId, documentId);
    const { status: signProcessStatus, signerIds, requestedBy, signedDocumentId } = signing;
    const { place: at, given } = signing;
    const isSigned = this.access.isDone(signing);
    const isGone = await this.access.isGone(whiteboardId, documentId);
    const isHeld = signedDocumentId !== null || requestedBy !== null || isGone;
    return {
      version,
      isGone,
      signature: requestedBy === null || at === null ? null : { requestedBy, place: at, given },
      authors: Object.fromEntries(marks.map(({ name, authorId }) => [name, authorId])),
      whiteboard: {
        ...{ whiteboardId, isOpen: true, documentId, pageNumber, zoomTo },
        xfdfString: wrapXfdf(marks.map(({ annotation }) => annotation).join('')),
        ...{ signProcessStatus, membersForSign: [...signerIds], isSigned },
        isSignRequester: requestedBy === actor.id,
        readOnly: !place.mayDraw || isHeld,
        reloadCounter: signing.reloadCounter,
      },
    };
  }

  @Listens(boardMessages.updateXfdfString)
  @Spends<Input<'updateXfdfString'>['payload']>(({ isDraft }) => (isDraft ? DRAFTS : CHANGES))
  async draw({ payload, actor, context, socket }: Input<'updateXfdfString'>) {
    const { whiteboardId: boardId, documentId, xfdfString: xfdf, isDraft } = payload;
    if (isDraft) return this.#draft({ payload, actor, socket });
    const drawn = await this.#change(new DrawMarks(context, { boardId, documentId, xfdf }));
    return { ...drawn, refused: [...drawn.refused] };
  }

  @Listens(boardMessages.deleteAnnotations)
  @Spends(CHANGES)
  async erase({ payload, context }: Input<'deleteAnnotations'>) {
    const { whiteboardId: boardId, documentId, names } = payload;
    return this.#change(new EraseMarks(context, { boardId, documentId, names }));
  }

  @Listens(boardMessages.updateDocument)
  @Spends(LEADS)
  async document({ payload, context }: Input<'updateDocument'>) {
    const { whiteboardId: boardId, documentId } = payload;
    return this.#change(new ShowDocument(context, { boardId, documentId }));
  }

  @Listens(boardMessages.updatePage)
  @Spends(LEADS)
  async page({ payload, context }: Input<'updatePage'>) {
    const { whiteboardId: boardId, pageNumber } = payload;
    return this.#change(new TurnPage(context, { boardId, pageNumber }));
  }

  @Listens(boardMessages.updateZoomTo)
  @Spends(LEADS)
  async zoom({ payload, context }: Input<'updateZoomTo'>) {
    const { whiteboardId: boardId, zoomTo } = payload;
    return this.#change(new Zoom(context, { boardId, zoomTo }));
  }

  @Listens(boardMessages.notification)
  @Spends(SIGNING_STEPS)
  async notify({ payload, actor, context }: Input<'notification'>): Promise<void> {
    const { whiteboardId: boardId, documentId } = payload;
    const of = { boardId, documentId };
    switch (payload.type) {
      case 'setMembersForSign':
        await this.#change(
          new ChooseSigners(context, { ...of, signerIds: payload.membersForSign }),
        );
        return;
      case 'signatureRequested':
        await this.#change(
          new RequestSignature(context, {
            ...{ ...of, at: payload.place, inOrder: payload.inOrder },
          }),
          SIGNING,
        );
        return;
      case 'updateSignProcessStatus': {
        const { signProcessStatus: wanted } = payload;
        // Only the server, which makes the signed document, may report that it is confirmed.
        if (wanted === 'CONFIRMED') throw new Rejected('FORBIDDEN');
        const status = wanted === 'REST' ? 'CANCELLED' : wanted;
        await this.#change(new MoveSigning(context, { ...of, status }), SIGNING);
        return;
      }
      case 'updateReloadCounter':
        await this.#change(new ReloadDocument(context, of));
        return;
      case 'updateIsSigned': {
        await this.access.require(boardId, actor);
        const { signedDocumentId } = await this.access.signing(boardId, documentId);
        if ((signedDocumentId !== null) !== payload.isSigned) throw new Rejected('FORBIDDEN');
      }
    }
  }

  /** A person who enters right afterwards receives the changes. */
  async #change<Result>(
    command: ContextCommand<unknown, Result>,
    shownIn: readonly string[] = ['board'],
  ): Promise<Result> {
    const { position, result } = await this.commands.execute(command);
    await this.freshness.waitFor(position, shownIn);
    return result;
  }

  /** An unfinished stroke is sent to the others, and stored nowhere. */
  async #draft({
    payload,
    actor,
    socket,
  }: Pick<Input<'updateXfdfString'>, 'payload' | 'actor' | 'socket'>) {
    const { whiteboardId, documentId, xfdfString: xfdf } = payload;
    await this.access.requireDrawing(whiteboardId, documentId, actor);
    const marks = marksIn(xfdf);
    const { version } = await this.access.board(whiteboardId);
    const xfdfString = wrapXfdf(marks.map(({ annotation }) => annotation).join(''));
    const said = { whiteboardId, documentId, xfdfString, isDraft: true, version };
    const by = { by: actor.id, authorId: actor.id };
    const push = { ...said, ...by };
    await this.pushes.push(whiteboardId, boardMessages.onUpdateXfdfString, push, {
      except: socket,
    });
    return { version, refused: [] };
  }
}
