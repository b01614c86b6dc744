import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';

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

  test('is loaded when it is shown before it was prepared, and does not begin anew once it is', async () => {
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

  test('that cannot be loaded shows it where it is needed', async () => {
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
