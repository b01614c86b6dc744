import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { CallFrame } from './CallFrame.js';

HTMLElement.prototype.setPointerCapture = () => undefined;
Object.assign(globalThis, { PointerEvent: MouseEvent });
afterEach(cleanup);

const frame = (small: boolean) => (
  <MemoryRouter>
    <CallFrame {...{ small }} label="Call with Ada" path="/desk" className={undefined}>
      <p>Call</p>
    </CallFrame>
  </MemoryRouter>
);
const corner = () => {
  const { vertical, horizontal } = screen.getByTestId('small-call').dataset;
  return `${vertical} ${horizontal}`;
};
const handle = () => screen.getByRole('button', { name: 'Move the call to another corner' });
const dragTo = (clientX: number, clientY: number) => {
  const at = (x: number, y: number) => ({ pointerId: 1, clientX: x, clientY: y });
  fireEvent.pointerDown(handle(), at(900, 500));
  fireEvent.pointerMove(handle(), at(clientX, clientY));
  fireEvent.pointerUp(handle(), at(clientX, clientY));
  // Browsers end each drag of a button with a click of it.
  fireEvent.click(handle());
};

describe('a small call above another page', () => {
  it('moves from corner to corner by a press, off a field that it covers', () => {
    render(frame(true));
    const seen = [1, 2, 3, 4].map(() => {
      fireEvent.click(handle());
      return corner();
    });
    expect(seen).toEqual(['bottom left', 'top left', 'top right', 'bottom right']);
  });

  it('moves by the arrow keys', () => {
    render(frame(true));
    fireEvent.keyDown(handle(), { key: 'ArrowUp' });
    expect(corner()).toBe('top right');
  });

  it('stays where it was dragged', () => {
    render(frame(true));
    dragTo(50, 60);
    expect(corner()).toBe('top left');
    fireEvent.keyDown(handle(), { key: 'Enter' });
    fireEvent.click(handle());
    expect(corner()).toBe('top right');
  });

  it('is in the same corner after a look at the desk, where it fills the page', () => {
    const { rerender } = render(frame(true));
    fireEvent.click(handle());
    rerender(frame(false));
    expect(screen.getByTestId('full-call').dataset.vertical).toBeUndefined();
    rerender(frame(true));
    expect(corner()).toBe('bottom left');
  });
});
