import '#testing/browser-parts.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';

import { useToolbar } from './useToolbar.js';

afterEach(cleanup);

function Bar({ isFolded = false, withPanel = false }) {
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  return (
    <div ref={bar} role="toolbar">
      <button>one</button>
      <button disabled>refused</button>
      <div>
        <button>two</button>
        {withPanel && (
          <div role="dialog">
            <button>within</button>
          </div>
        )}
      </div>
      <button inert={isFolded}>three</button>
    </div>
  );
}
const button = (name: string) => screen.getByText<HTMLButtonElement>(name);
const stops = () =>
  ['one', 'two', 'three'].filter((name) => button(name).tabIndex === 0).join(' and ');
const press = (name: string, key: string) => {
  act(() => button(name).focus());
  fireEvent.keyDown(button(name), { key });
  return document.activeElement?.textContent;
};

describe('a toolbar', () => {
  it('is one stop of the Tab key, at the control that was used last', () => {
    render(<Bar />);
    expect(stops()).toBe('one');
    act(() => button('three').focus());
    expect(stops()).toBe('three');
  });

  it('leads through its controls by arrow keys, round its ends, and past refused ones', () => {
    render(<Bar />);
    expect(press('one', 'ArrowRight')).toBe('two');
    expect(press('one', 'ArrowLeft')).toBe('three');
    expect(press('three', 'ArrowDown')).toBe('one');
    expect(press('two', 'ArrowUp')).toBe('one');
  });

  it('leads to its first and last control by Home and End', () => {
    render(<Bar />);
    expect(press('two', 'Home')).toBe('one');
    expect(press('two', 'End')).toBe('three');
  });

  it('leaves a key with Alt, Ctrl or Meta to the browser', () => {
    render(<Bar />);
    act(() => button('one').focus());
    fireEvent.keyDown(button('one'), { key: 'ArrowLeft', altKey: true });
    expect(document.activeElement).toBe(button('one'));
  });

  it('leaves a panel that was opened from it to its own keys and stops', () => {
    render(<Bar withPanel />);
    expect(press('within', 'ArrowRight')).toBe('within');
    expect(button('within').tabIndex).toBe(0);
  });

  it('passes its stop on if the control gives way', async () => {
    const { rerender } = render(<Bar />);
    act(() => button('three').focus());
    rerender(<Bar isFolded />);
    await waitFor(() => expect(button('one').tabIndex).toBe(0));
    expect(press('two', 'ArrowRight')).toBe('one');
  });
});
