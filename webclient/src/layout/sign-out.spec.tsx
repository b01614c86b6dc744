import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { answering } from '#testing/answering.js';
import { guardLeaving } from '../app/leaving.js';
import { session } from '../session/session.js';
import { SignOut } from './SignOut.js';

describe('signing out', () => {
  beforeEach(() => session.begin(`x.${btoa('{}')}.y`));
  afterEach(cleanup);
  const press = () => userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));

  it('asks once if the member is in a call on another page', async () => {
    answering(200, { inCall: true });
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    await screen.findByRole('dialog', { name: 'Leave your calls and sign out?' });
    expect(session.token()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave calls and sign out' }));
    expect(session.token()).toBeNull();
  });

  it('does not ask without a call', async () => {
    answering(200, { inCall: false });
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    await waitFor(() => expect(session.token()).toBeNull());
  });

  it('leaves the question to a page that asks already', async () => {
    const asked = answering(200, { inCall: true });
    let questions = 0;
    const end = guardLeaving(() => (questions += 1));
    render(<SignOut closeMenu={() => undefined} />);
    await press();
    end();
    expect([questions, asked, screen.queryByRole('dialog')]).toEqual([1, [], null]);
  });
});
