import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BASE_PATH } from '@foyer/contracts/identity';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

import { leave } from '#app/leaving.js';
import { AccountLayout } from '../AccountLayout.js';
import { useDraft } from './useDraft.js';

function Form() {
  const { value, change, drop } = useDraft('personal/about', 'saved');
  return (
    <>
      <input aria-label="About" value={value} onChange={(event) => change(event.target.value)} />
      <button onClick={drop}>Save</button>
    </>
  );
}

const path = () => location.pathname.slice(BASE_PATH.length);
const about = () => screen.getByLabelText<HTMLInputElement>('About').value;
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('the drafts of the account', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    history.pushState({ idx: 0 }, '', `${BASE_PATH}/desk`);
    render(
      <BrowserRouter basename={BASE_PATH}>
        <Link to="/desk">Desk</Link>
        <Link to="/account/personal">Account</Link>
        <Routes>
          <Route element={<AccountLayout />}>
            <Route path="/account/personal" element={<Form />} />
            <Route path="/account/hours" element={<p>Hours</p>} />
          </Route>
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </BrowserRouter>,
    );
  });
  afterEach(cleanup);

  const type = async () => {
    await follow('Account');
    await userEvent.type(screen.getByLabelText('About'), ' not');
  };

  it('stays while other tabs are looked at, and is marked on its own', async () => {
    await type();
    await follow('Availability');
    expect(screen.getByText('Hours')).toBeTruthy();
    expect(question()).toBeNull();
    await follow('Personal data Not saved');
    expect(about()).toBe('saved not');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(about()).toBe('saved');
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('is asked about before a link leads away from it', async () => {
    await type();
    await follow('Desk');
    expect(question()?.textContent).toContain('Personal data');
    expect(path()).toBe('/account/personal');
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(question()).toBeNull();
    expect(about()).toBe('saved not');
    await follow('Desk');
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(path()).toBe('/desk');
    // It is gone, as was said.
    await follow('Account');
    expect(about()).toBe('saved');
  });

  it('is asked about before going back beyond the account, also over several tabs', async () => {
    await type();
    await follow('Availability');
    act(() => history.back());
    await screen.findByLabelText('About');
    expect(question()).toBeNull();
    act(() => history.back());
    await waitFor(() => expect(question()).not.toBeNull());
    await waitFor(() => expect(path()).toBe('/account/personal'));
    expect(about()).toBe('saved not');
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('Elsewhere');
    expect(path()).toBe('/desk');
  });

  it('is asked about before signing out, and by the browser before it closes the page', async () => {
    await type();
    let gone = false;
    act(() => leave(() => (gone = true)));
    expect(gone).toBe(false);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(gone).toBe(true);
  });

  it('is no matter once it is changed back', async () => {
    await type();
    await userEvent.type(screen.getByLabelText('About'), '{Backspace>4/}');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await follow('Desk');
    expect(path()).toBe('/desk');
    let gone = false;
    leave(() => (gone = true));
    expect(gone).toBe(true);
  });

  it('lets a link open another tab of the browser', async () => {
    await type();
    const link = screen.getByRole('link', { name: 'Desk' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(question()).toBeNull();
  });
});
