import type { BoardEvent } from '@foyer/contracts/board';

import { evolveSignings, type Signings } from './signing.js';

/** A mark, without what was drawn. */
export interface KnownMark {
  readonly authorId: string;
  readonly page: number;
  /** Characters of XFDF. */
  readonly size: number;
}

/** The marks on one document, or on the blank pages. */
export interface Layer {
  readonly marks: Readonly<Record<string, KnownMark>>;
  /** The person who erased each mark: later changes of that mark by another person do not count. */
  readonly erased: Readonly<Record<string, { readonly by: string; readonly authorId: string }>>;
}

/** A board, with what decisions about it need; plain, and without anything personal. */
export interface Board {
  /** How often it has changed. */
  readonly version: number;
  /** The shown document; null for the blank pages. */
  readonly documentId: string | null;
  /** From 1. */
  readonly pageNumber: number;
  readonly zoomTo: number;
  readonly layers: Readonly<Record<string, Layer>>;
  /** Signatures, by document. */
  readonly signings: Signings;
}

export const emptyBoard: Board = {
  version: 0,
  documentId: null,
  pageNumber: 1,
  zoomTo: 1,
  layers: {},
  signings: {},
};

const emptyLayer: Layer = { marks: {}, erased: {} };

export function layerOf(board: Board, documentId: string | null): Layer {
  return board.layers[documentId ?? 'blank'] ?? emptyLayer;
}

/** Returns the documents that have drawings: documents by id, null for the blank pages. */
export function drawnOn({ layers }: Board): readonly (string | null)[] {
  const drawn = Object.entries(layers).filter(([, { marks }]) => Object.keys(marks).length > 0);
  return drawn.map(([id]) => (id === 'blank' ? null : id));
}

export function evolveBoard(before: Board, event: BoardEvent): Board {
  const board = { ...before, version: before.version + 1 };
  switch (event.type) {
    case 'BoardDocumentSigned': {
      const { documentId, signedDocumentId } = event.data;
      const shown = board.documentId === documentId ? signedDocumentId : board.documentId;
      return { ...board, documentId: shown, signings: evolveSignings(board.signings, event) };
    }
    case 'BoardSignersChosen':
    case 'BoardSignatureRequested':
    case 'BoardSigningMoved':
    case 'BoardSignatureCancelled':
    case 'BoardDocumentReloaded':
      return { ...board, signings: evolveSignings(board.signings, event) };
    case 'BoardDocumentShown':
      return { ...board, documentId: event.data.documentId, pageNumber: 1, zoomTo: 1 };
    case 'BoardPageTurned':
      return { ...board, pageNumber: event.data.pageNumber };
    case 'BoardZoomed':
      return { ...board, zoomTo: event.data.zoomTo };
    case 'BoardMarksDrawn': {
      const { authorId, sizes, documentId } = event.data;
      const { marks, erased } = layerOf(board, documentId);
      const drawn = sizes.map(({ name, page, size }) => [name, { authorId, page, size }] as const);
      return withLayer(board, documentId, {
        marks: { ...marks, ...Object.fromEntries(drawn) },
        erased: without(
          erased,
          sizes.map(({ name }) => name),
        ),
      });
    }
    case 'BoardMarksErased': {
      const { names, by, documentId } = event.data;
      const { marks, erased } = layerOf(board, documentId);
      return withLayer(board, documentId, {
        marks: without(marks, names),
        erased: {
          ...erased,
          ...Object.fromEntries(
            names.map((name) => [name, { by, authorId: marks[name]?.authorId ?? by }]),
          ),
        },
      });
    }
  }
}

function withLayer(board: Board, documentId: string | null, layer: Layer): Board {
  return { ...board, layers: { ...board.layers, [documentId ?? 'blank']: layer } };
}

function without<T>(
  all: Readonly<Record<string, T>>,
  names: readonly string[],
): Readonly<Record<string, T>> {
  if (!names.some((name) => Object.hasOwn(all, name))) return all;
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !gone.has(name)));
}
