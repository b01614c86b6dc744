import '../testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { keepFocus } from './keep-focus.js';

function Page({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <>
      <button>before</button>
      {children}
    </>
  );
}

/** A step that takes the focus by an effect, after it was drawn. */
function Taker() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1}>
      taker
    </main>
  );
}

const leave = <button>leave</button>;

/** Changes of a page by which the control with the focus goes, and what then has it. */
const CHANGES: readonly [string, ReactNode, ReactNode, string][] = [
  ['a control goes from a page', <main>call {leave}</main>, <main>call</main>, 'MAIN call'],
  [
    'a control goes from a part that can hold the focus',
    <main>
      <section tabIndex={-1}>stage {leave}</section>
    </main>,
    <main>
      <section tabIndex={-1}>stage</section>
    </main>,
    'SECTION stage',
  ],
  ['a step follows', <main key="a">a {leave}</main>, <main key="b">b</main>, 'MAIN b'],
  ['a step follows that takes it', <main key="a">a {leave}</main>, <Taker key="b" />, 'MAIN taker'],
  [
    'a dialog asks',
    <main key="a">a {leave}</main>,
    <dialog key="b" open>
      sure?
    </dialog>,
    'DIALOG sure?',
  ],
];

afterEach(cleanup);

it.each(CHANGES)('the focus stays on the page as %s', async (_how, before, after, holder) => {
  const page = render(<Page>{before}</Page>);
  screen.getByText('leave').focus();
  page.rerender(<Page>{after}</Page>);
  await waitFor(() => {
    const { tagName, textContent } = document.activeElement!;
    expect(`${tagName} ${textContent.trim()}`).toBe(holder);
  });
});

it('leaves the focus where it is while another control goes', async () => {
  const page = render(
    <Page>
      <main>call {leave}</main>
    </Page>,
  );
  screen.getByText('before').focus();
  page.rerender(
    <Page>
      <main>call</main>
    </Page>,
  );
  await waitFor(() => expect(screen.queryByText('leave')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('before'));
});
