import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';

import { useAddressed } from './useAddressed.js';

const PRESETS = { q: '', kind: 'all' };
const KINDS = ['all', 'missed'];

function Narrowed() {
  const [{ q, kind }, change] = useAddressed(PRESETS, { kind: KINDS });
  return (
    <>
      <input aria-label="Text" value={q} onChange={(event) => change({ q: event.target.value })} />
      <button onClick={() => change({ kind: 'missed' })}>Missed</button>
      <button onClick={() => change(PRESETS)}>All</button>
      <output>{`${q}|${kind}`}</output>
    </>
  );
}
const open = (address: string) => {
  cleanup();
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Narrowed />
    </BrowserRouter>,
  );
};
const shown = () => screen.getByRole('status').textContent;
afterEach(cleanup);

it('keeps what narrows a page over a reload, in the same entry of the history', async () => {
  open('/log?other=1');
  const entries = history.length;
  await userEvent.type(screen.getByLabelText('Text'), 'Maria');
  await userEvent.click(screen.getByRole('button', { name: 'Missed' }));
  expect(shown()).toBe('Maria|missed');
  expect(location.search).toBe('?other=1&q=Maria&kind=missed');
  expect(history.length).toBe(entries);
  open(`/log${location.search}`);
  expect(shown()).toBe('Maria|missed');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect([shown(), location.search]).toEqual(['|all', '?other=1']);
});

it('shows what it shows by default where an address asks for what is not known', () => {
  open('/log?kind=odd');
  expect(shown()).toBe('|all');
});

it('follows a link to itself that narrows it otherwise', async () => {
  open('/log?kind=missed');
  history.pushState(null, '', '/log?q=Tom');
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText('Tom|all');
});
