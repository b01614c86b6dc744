import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';

import '../testing/english.js';
import { Boundary } from './Boundary.js';
import { prepareCallParts } from './call-parts.js';
import { prepared } from './prepared.js';

let made = 0;
function Greeting({ name }: { readonly name: string }) {
  const [number] = useState(() => (made += 1));
  return <p>{`${name} ${number}`}</p>;
}
const shown = (part: ReturnType<typeof greeting>, name: string) => (
  <Suspense fallback="loading">
    <part.Part name={name} />
  </Suspense>
);
const greeting = () => prepared(() => Promise.resolve(Greeting));

describe('a prepared part', () => {
  afterEach(cleanup);

  test('is there at once, with nothing in its place before', async () => {
    const part = greeting();
    await part.prepare();
    render(shown(part, 'Ada'));
    expect(screen.queryByText('loading')).toBeNull();
    expect(screen.getByText(/^Ada/)).not.toBeNull();
  });

  test('is loaded when it is shown before it was prepared, and does not begin again after it is', async () => {
    made = 0;
    const part = greeting();
    const { rerender } = render(shown(part, 'Ada'));
    expect(screen.getByText('loading')).not.toBeNull();
    await screen.findByText(/^Ada/);
    const first = made;
    await act(() => part.prepare());
    rerender(shown(part, 'Grace'));
    expect(screen.getByText(`Grace ${first}`)).not.toBeNull();
  });

  test('is tried again where it is needed if it could not be loaded', async () => {
    let tries = 0;
    const part = prepared<{ readonly name: string }>(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
    });
    await part.prepare();
    render(shown(part, 'Ada'));
    expect(await screen.findByText(/^Ada/)).not.toBeNull();
    expect(tries).toBe(2);
  });
});

describe('a part whose file does not come', () => {
  afterEach(cleanup);

  /** Fails so often, and is there then. */
  const failing = (failures: number, options?: Parameters<typeof prepared>[1]) => {
    let tries = 0;
    return prepared<{ readonly name: string }>(() => {
      tries += 1;
      return tries <= failures ? Promise.reject(new Error('404')) : Promise.resolve(Greeting);
    }, options);
  };
  const inPage = (part: ReturnType<typeof failing>) =>
    render(
      <Boundary fallback="The whole page is gone">
        <p>The call</p>
        {shown(part, 'Ada')}
      </Boundary>,
    );
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

  test('says so in its own frame, and is loaded by a press while all around it stays', async () => {
    inPage(failing(1));
    await screen.findByText(/This part cannot be shown right now/);
    expect(screen.getByText('The call')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await press();
    expect(await screen.findByText(/^Ada/)).not.toBeNull();
    expect(screen.getByText('The call')).not.toBeNull();
  });

  test('offers to reload the page once a second try has failed', async () => {
    inPage(failing(2));
    await screen.findByText(/This part cannot be shown right now/);
    await press();
    await screen.findByRole('button', { name: 'Reload' });
    await press();
    expect(await screen.findByText(/^Ada/)).not.toBeNull();
  });

  test('is tried again automatically when the network is back', async () => {
    inPage(failing(1, { look: 'inline' }));
    await screen.findByRole('button', { name: 'Try again' });
    await act(async () => globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Ada/)).not.toBeNull();
  });

  test('does not fail for the next component that shows it', async () => {
    const part = failing(1);
    const first = inPage(part);
    await screen.findByText(/This part cannot be shown right now/);
    first.unmount();
    inPage(part);
    expect(await screen.findByText(/^Ada/)).not.toBeNull();
  });

  test('can be closed where it was a dialog', async () => {
    let closed = 0;
    const dialog = prepared<{ readonly onClose: () => void }>(
      () => Promise.reject(new Error('404')),
      { look: 'over' },
    );
    render(
      <Suspense>
        <dialog.Part onClose={() => (closed += 1)} />
      </Suspense>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(closed).toBe(1);
  });
});

describe('a part that breaks in drawing', () => {
  afterEach(cleanup);
  const breaking = (vital: boolean) =>
    prepared<object>(
      () =>
        Promise.resolve(() => {
          throw new Error('broken');
        }),
      { vital },
    );
  const inPage = ({ Part }: ReturnType<typeof breaking>) =>
    render(
      <Boundary fallback="The whole page is gone">
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>,
    );

  test('breaks no more than itself', async () => {
    inPage(breaking(false));
    await screen.findByText(/This part cannot be shown right now/);
    expect(screen.queryByText('The whole page is gone')).toBeNull();
  });

  test('breaks what is nothing without it', async () => {
    inPage(breaking(true));
    expect(await screen.findByText('The whole page is gone')).not.toBeNull();
  });
});

test('the parts that a call may want are fetched with it, also those that come with others', async () => {
  const fetched: string[] = [];
  const part = (name: string, also: () => void = () => undefined) =>
    prepared(
      async () => {
        fetched.push(name);
        also();
        return Greeting;
      },
      { inCall: true },
    );
  part('chat', () => void part('forwarding'));
  prepared(async () => {
    fetched.push('calendar');
    return Greeting;
  });
  expect(fetched).toEqual([]);
  await prepareCallParts();
  expect(fetched).toEqual(['chat', 'forwarding']);
  part('board');
  await prepareCallParts();
  expect(fetched).toEqual(['chat', 'forwarding', 'board']);
});
