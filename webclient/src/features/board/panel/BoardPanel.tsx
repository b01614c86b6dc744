import type { DocumentPlace } from '@foyer/contracts/documents';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { isTyping, mayBeTyped } from '#design/typing.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import { useSize } from '#media/group/useSize.js';
import { useStore } from '#state/store.js';
import { documentStore } from '../../documents/document-store.js';
import type { BoardRights } from '../board-rights.js';
import { boardTexts } from '../board-texts.js';
import { BoardCanvas } from '../canvas/BoardCanvas.js';
import { usePage, usePages } from '../canvas/usePages.js';
import { boardExport } from '../session/board-export.js';
import type { BoardPlace } from '../session/board-place.js';
import { BoardSession } from '../session/board-session.js';
import { keptUndo } from '../session/kept-undo.js';
import { UndoStack } from '../session/undo-stack.js';
import { COLORS, type Style, type Tool } from '../tools/tools.js';
import { PlacingBar } from '../sign/PlacingBar.js';
import { SignerDialog } from '../sign/SignerDialog.js';
import { SigningBar, type Person } from '../sign/SigningBar.js';
import { useSignatureRequest } from '../sign/useSignatureRequest.js';
import styles from './BoardPanel.module.css';
import { keyOf } from './board-keys.js';
import { BoardHeader } from './BoardHeader.js';
import { ClearDialog } from './ClearDialog.js';
import { PageBar } from './PageBar.js';
import { ToolBar } from './ToolBar.js';
import { useDark } from './useDark.js';
import { useDocuments } from './useDocuments.js';
import { useShownFile } from './useShownFile.js';
import { useView } from './useView.js';

export interface BoardPanelProps {
  readonly place: BoardPlace;
  /** As one's role is now. */
  readonly rights: BoardRights;
  /** The place of the documents that can be drawn on. */
  readonly documentsOf: DocumentPlace;
  /** All participants of the call, including the user. */
  readonly people: readonly Person[];
  readonly token: () => string | null | Promise<string | null>;
  /** The version of the call's documents; they are loaded again when it changes. */
  readonly version: string;
  /** Told of the documents after one was made here. */
  readonly onDocuments: (documentIds: readonly string[]) => void;
  /** True if the machine belongs to the company and may have a signature pad. */
  readonly mayHavePad: boolean;
  /** True on a kiosk: the board can be neither saved nor hidden there. */
  readonly isPublic: boolean;
  readonly onMinimise: () => void;
  /** Closes the board for all participants; absent for people who may not. */
  readonly onClose?: (() => void) | undefined;
}

/** The board of a call: what is drawn on, what is drawn with, and the page. */
export function BoardPanel(props: BoardPanelProps) {
  const { place, rights, token, version, onDocuments, onMinimise, onClose } = props;
  const { mayDraw, mayLead, mayRequest, mayShare } = rights;
  const { t } = useTranslation();
  const says = useTexts();
  // Around it is the dark stage; the board is a desk, and as the machine has it.
  const isDark = useDark();
  const [session] = useState(() => {
    // On a kiosk the next person has the same tab.
    const kept = props.isPublic ? undefined : keptUndo(place.whiteboardId, place.selfId);
    return new BoardSession(place, new UndoStack(kept));
  });
  const told = useStore(session.state);
  // The server says whether the document can be drawn on, and was asked before a role changed.
  const state = { ...told, mayDraw: told.mayDraw && mayDraw };
  const [tool, setTool] = useState<Tool>('pen');
  const [style, setStyle] = useState<Style>({ color: COLORS[2], width: 3, stamp: 'Approved' });
  const [clearing, setClearing] = useState(false);
  const request = useSignatureRequest(session, state.documentId);
  const [frame, size] = useSize();
  const [store] = useState(() => documentStore(props.documentsOf, { token }));
  const [exports] = useState(() => boardExport(place.whiteboardId, token));
  const { documents, look } = useDocuments(store, `${version} ${state.documentId}`);
  const { fetchDocument, documentHash } = useShownFile(store);
  const { pages, failure, again } = usePages(state.documentId, fetchDocument, state.reloads);
  const fail = useCallback((error: unknown) => toast(messageOf(error, t), 'problem'), [t]);
  const view = useView(session, state, { mayLead, frame: size, fail });
  const page = usePage(pages, view.number);
  const scale = page ? view.scaleOf(page.geometry) : 1;

  useEffect(() => session.open(fail), [session, fail]);
  const wasAllowed = useRef(mayDraw);
  useEffect(() => {
    if (wasAllowed.current === mayDraw) return;
    wasAllowed.current = mayDraw;
    void session.enter();
  }, [session, mayDraw]);

  const lastMarked = state.marks.reduce((most, { mark }) => Math.max(most, mark.page + 1), 1);
  const count =
    state.documentId === null ? Math.max(lastMarked, state.pageNumber) : (pages?.count ?? 1);
  const name = documents.find(({ _id }) => _id === state.documentId)?.name ?? null;
  const isOpen = state.phase === 'open';
  const isShown = isOpen && !state.isGone;
  const { signing } = state;
  const mayAsk =
    isOpen &&
    mayRequest &&
    state.documentId !== null &&
    !state.isGone &&
    signing.requestedBy === null;
  const onKeyDown = (event: KeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey;
    if (isTyping(event.target) || (isAlone && mayBeTyped(event.nativeEvent))) return;
    const act = keyOf(event, { view, session, count });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section
      className={styles.panel}
      aria-label={says(boardTexts.title)}
      data-mode={isDark ? 'dark' : 'light'}
      data-testid="board"
      onKeyDown={onKeyDown}
    >
      <BoardHeader
        {...{ state, documents, exports, name, mayLead, mayAsk, mayShare }}
        {...{ isPublic: props.isPublic, onDocuments, onMinimise, onClose }}
        onLook={look}
        onChoose={(id) => void session.showDocument(id).catch(fail)}
        onAsk={request.begin}
      />
      {isOpen && state.mayDraw && (
        <div className={styles.tools}>
          <ToolBar
            {...{ tool, style }}
            onTool={setTool}
            onStyle={setStyle}
            canUndo={state.canUndo}
            canRedo={state.canRedo}
            onUndo={() => session.undo()}
            onRedo={() => session.redo()}
            onClear={() => setClearing(true)}
          />
        </div>
      )}
      {isOpen && (
        <div className={styles.signing}>
          {request.isPlacing ? (
            <PlacingBar onCancel={request.cancel} />
          ) : (
            <SigningBar
              {...{ session, state, exports, fail }}
              people={props.people}
              selfId={place.selfId}
              pad={props.mayHavePad ? { documentHash, isKiosk: props.isPublic } : undefined}
            />
          )}
        </div>
      )}
      <div ref={frame} className={styles.frame} data-board-frame>
        {state.phase === 'loading' && <Skeleton height="60%" />}
        {(state.phase === 'failed' || state.phase === 'gone') && (
          <p role="status">{says(boardTexts.failed)}</p>
        )}
        {isOpen && state.isGone && <p role="alert">{says(boardTexts.documentGone)}</p>}
        {isShown && failure !== null && (
          <div role="alert" className={styles.trouble}>
            <p>{says(boardTexts.documentFailed)}</p>
            <Button onClick={again}>{says(boardTexts.again)}</Button>
          </div>
        )}
        {isShown && failure === null && !page && <Skeleton height="60%" />}
        {isShown && page && (
          <BoardCanvas
            key={state.documentId ?? 'blank'}
            {...{ session, state, page, scale, tool, style, mayLead }}
            number={view.number}
            selfId={place.selfId}
            onPinch={view.pinch}
            onPlace={
              request.isPlacing
                ? (at, geometry) => request.choose(at, view.number - 1, geometry)
                : undefined
            }
          />
        )}
      </div>
      {isShown && (
        <PageBar
          number={view.number}
          count={state.documentId !== null && pages === null ? null : count}
          mayAdd={state.documentId === null && mayLead}
          onTurn={view.turn}
          onZoom={(how) => view.zoom(how, page?.geometry)}
          onFollow={view.follow}
        />
      )}
      {request.chosen && (
        <SignerDialog
          people={props.people.filter(({ id }) => id !== place.selfId)}
          onRequest={(ids, inOrder) => void request.send(ids, inOrder).catch(fail)}
          onClose={request.cancel}
        />
      )}
      {clearing && (
        <ClearDialog
          ofAll={mayLead}
          onClear={() => {
            const here = state.marks.filter(
              ({ mark, authorId }) =>
                mark.page === view.number - 1 && (mayLead || authorId === place.selfId),
            );
            session.erase(here.map(({ mark }) => mark.name));
            setClearing(false);
          }}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}
