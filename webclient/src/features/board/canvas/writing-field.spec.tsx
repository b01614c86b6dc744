import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import { boardAtRest } from '../session/board-state.js';
import type { BoardSession } from '../session/board-session.js';
import { COLORS } from '../tools/tools.js';
import { BoardCanvas } from './BoardCanvas.js';
import { plainPage } from './geometry.js';

Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 595, 842);
const state = { ...boardAtRest, phase: 'open', documentId: 'lease', mayDraw: true } as const;

describe('a text that is being written onto a page', () => {
  let written: string[];
  const session = {
    write: (mark: { contents: string }, of: { documentId: string | null }) =>
      written.push(`${mark.contents} on ${of.documentId}`),
    erase: () => undefined,
  } as unknown as BoardSession;
  const canvas = (documentId: string, number = 1) => (
    <BoardCanvas
      key={documentId}
      {...{ session, number }}
      state={{ ...state, documentId }}
      page={{ geometry: plainPage(595, 842) }}
      scale={1}
      tool="text"
      style={{ color: COLORS[2], width: 3, stamp: 'Approved' }}
      selfId="me"
      mayLead={false}
      onPinch={() => undefined}
    />
  );
  const begin = () => {
    written = [];
    const page = render(canvas('lease'));
    fireEvent.keyDown(screen.getByTestId('board-surface'), { key: 'Enter' });
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Half a sen' } });
    return { ...page, field };
  };
  afterEach(cleanup);

  it.each([
    ['another document is shown', canvas('offer')],
    ['the page is turned', canvas('lease', 2)],
    ['the page is loaded again', <p key="loading">…</p>],
  ])('stays as a mark of its document when %s', (_how, next) => {
    const { rerender } = begin();
    rerender(next);
    expect(written).toEqual(['Half a sen on lease']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('stays as a mark when the board is closed', () => {
    begin().unmount();
    expect(written).toEqual(['Half a sen on lease']);
  });

  it('is written once when the field is left', () => {
    const { field, unmount } = begin();
    fireEvent.blur(field);
    unmount();
    expect(written).toEqual(['Half a sen on lease']);
  });

  it('is dropped by Escape, also when the page goes afterwards', () => {
    const { field, unmount } = begin();
    fireEvent.keyDown(field, { key: 'Escape' });
    unmount();
    expect(written).toEqual([]);
  });
});
