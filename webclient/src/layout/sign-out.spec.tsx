import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { guardLeaving } from '../app/leaving.js';
import { session } from '../session/session.js';
import { SignOut } from './SignOut.js';

describe('signing out', () => {
  let asked: string[];

  /** The server says whether the member is in a call. */
  const answering = (inCall: boolean) => {
    asked = [];
    globalThis.fetch = (async (url: string) => {
      asked.push(url);
      return Response.json({ inCall });
    }) as unknown as typeof fetch;
  };
  beforeEach(() => session.begin(`x.${btoa('{}')}.y`));
  afterEach(cleanup);
  const press = () => userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));

  it('asks once if the member is in a call on another page', async () => {
    answering(true);
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    await screen.findByRole('dialog', { name: 'Leave your calls and sign out?' });
    expect(session.token()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave calls and sign out' }));
    expect(session.token()).toBeNull();
  });

  it('does not ask without a call', async () => {
    answering(false);
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    expect(session.token()).toBeNull();
  });

  it('leaves the question to a page that asks already', async () => {
    answering(true);
    let questions = 0;
    const end = guardLeaving(() => (questions += 1));
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    end();
    expect([questions, asked, screen.queryByRole('dialog')]).toEqual([1, [], null]);
  });
});
