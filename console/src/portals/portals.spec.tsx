import { describe, expect, jest, test } from '@jest/globals';
import { light } from '@foyer/contracts/look';
import { DEFAULT_SETTINGS, PORTAL_PREVIEW } from '@foyer/contracts/portals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'react-admin';

import { openConsole } from '../testing/openConsole.js';

const { general, callLogic, documents, content, ...placed } = DEFAULT_SETTINGS;
const portal = {
  ...general,
  ...callLogic,
  ...documents,
  ...placed,
  queueContent: content,
  id: 'p1',
  _id: 'p1',
  name: 'Reception',
  shortlink: 'reception',
  timeZone: 'Europe/Berlin',
  deactivated: true,
  onlineStatus: 'closed',
  hasPin: false,
  members: [],
  groupIds: [],
  files: [],
  revision: 4,
  createdAt: '2026-03-04T05:00:00.000Z',
  updatedAt: '2026-03-04T05:00:00.000Z',
};

type Update = DataProvider['update'];

/** Opens a tab of the portal; `update` answers in place of a server. */
async function open(
  tab: string,
  answer: (data: Record<string, unknown>) => object = (d) => d,
  read?: () => object,
) {
  const update = jest.fn<Update>(async (_resource, { data }) => {
    const changed = answer(data as Record<string, unknown>);
    return { data: { ...portal, ...changed, revision: 5 } as never };
  });
  await openConsole(
    `portals/p1${tab === 'general' ? '' : `/${tab}`}`,
    { portals: [portal], members: [] },
    {
      own: {
        update: update as Update,
        ...(read && { getOne: async () => ({ data: read() as never }) }),
      },
    },
  );
  return update;
}
const sent = (update: jest.Mock<Update>) =>
  update.mock.calls.map(([, { data }]) => data as Record<string, unknown>);

/** Returns a function that reads the last message to the page in a frame. */
function listen(frame: HTMLIFrameElement): () => unknown {
  const told = jest.fn<Window['postMessage']>();
  Object.defineProperty(frame.contentWindow, 'postMessage', { value: told });
  return () => told.mock.lastCall?.[0] as unknown;
}

const waitingWith = (text: string) => ({
  station: 'waiting',
  portal: { queueContent: { waiting: [{ message: { enabled: true, text } }] } },
});

/** The changes of another administrator, and how they are reported next to what was typed. */
const THEIRS = [
  ['feedback.ratingType', 'Kind of ratingSmileysStars'],
  ['callLogic', 'Call logicRandomAgent with fewer breaks'],
  ['wrapUpSeconds', 'Wrap-up after a call, in seconds250'],
  ['longestWait.afterwards', 'What happens thenOffer to write a messageTell the visitor'],
  ['longestWait.otherPortalId', 'Other portal–Reception'],
  ['queueContent.goodBye', 'Content, Goodbye10'],
  ['name', 'NameFront deskReception'],
] as const;

describe('the settings of a portal', () => {
  test('open it, and send only what was changed, at the revision that was read', async () => {
    const update = await open('general');
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.click(await screen.findByLabelText('Open for visitors'));
    expect(await screen.findByText('Changes not saved')).toBeTruthy();
    await userEvent.click(save);
    expect(await screen.findByText('All changes saved')).toBeTruthy();
    expect(sent(update)).toEqual([{ deactivated: false, revision: 4 }]);
  });

  test('send one field of the call logic and leave the others alone', async () => {
    const update = await open('routing');
    const wrapUp = await screen.findByLabelText(/^Wrap-up after a call/);
    await userEvent.clear(wrapUp);
    await userEvent.type(wrapUp, '25');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(sent(update)).toEqual([{ wrapUpSeconds: 25, revision: 4 }]);
  });

  test('ask for the receiver of messages, and for the page to which visitors are redirected', async () => {
    const update = await open('routing');
    const minutes = await screen.findByLabelText(/^Minutes/);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '20');
    await userEvent.click(await screen.findByLabelText('Offer to write a message'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This field can not be blank');
    await userEvent.click(screen.getByLabelText('Redirect to another portal'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This field can not be blank');
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Tell the visitor'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
  });

  test('hold content in an order that the keyboard changes', async () => {
    const update = await open('content');
    await userEvent.click(await screen.findByRole('button', { name: /^Waiting/ }));
    const add = await screen.findByRole('button', { name: 'Add item' });
    await userEvent.click(add);
    await userEvent.click(add);
    const texts = await screen.findAllByLabelText('Text');
    await userEvent.type(texts[0]!, 'First');
    await userEvent.type(texts[1]!, 'Second');
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Item 2' }));
    // The focus goes along, to what can still be done at the first place.
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Item 1'),
    );
    expect(screen.getByText('Moved to place 1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    const { queueContent } = sent(update)[0] as { queueContent: { waiting: unknown[] } };
    expect(queueContent.waiting).toMatchObject([
      { message: { text: 'Second' }, duration: 5, animation: 'fade' },
      { message: { text: 'First' } },
    ]);
  });

  test('keep what is switched off, and do not show it', async () => {
    const update = await open('content');
    const told = listen(await screen.findByTitle<HTMLIFrameElement>('Preview'));
    await userEvent.click(await screen.findByRole('button', { name: /^Goodbye/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    expect(await screen.findByText(/^Not shown/)).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Text'), 'See you');
    await waitFor(() => expect(screen.queryByText(/^Not shown/)).toBeNull());
    await userEvent.click(screen.getByLabelText('Show the text'));
    await userEvent.click(screen.getByLabelText('Show the files'));
    expect(await screen.findByText(/^Not shown/)).toBeTruthy();
    const goodBye = [
      { message: { enabled: false, text: 'See you' }, media: { enabled: false, landscape: null } },
    ];
    await waitFor(() => expect(told()).toMatchObject({ portal: { queueContent: { goodBye } } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(sent(update)).toMatchObject([{ queueContent: { goodBye } }]);
  });

  test('send an emptied text of an item as an empty one', async () => {
    const update = await open('content');
    await userEvent.click(await screen.findByRole('button', { name: /^Waiting/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    await userEvent.type(await screen.findByLabelText('Text'), 'x');
    await userEvent.clear(screen.getByLabelText('Text'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    expect(sent(update)).toMatchObject([
      { queueContent: { waiting: [{ message: { text: '' }, media: { portrait: null } }] } },
    ]);
  });

  test('give all colours and pictures back to the look of the product', async () => {
    const look = { primary: '#112233', buttonSecondary: '#aabbcc', logo: 'logo', favicon: 'icon' };
    const update = await open('appearance', undefined, () => ({ ...portal, appearance: look }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Reset all colours and images' }),
    );
    await waitFor(() => expect(screen.getAllByText('No file')).toHaveLength(2));
    const main = screen.getByLabelText<HTMLInputElement>('Main colour');
    expect(main.value).toBe(light.accent);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    const nothing = { primary: null, buttonSecondary: null, logo: null };
    expect(sent(update)).toMatchObject([{ appearance: { ...nothing, favicon: null } }]);
  });

  test('say where the call button has a colour of its own, and which colour is hard to read', async () => {
    const look = { primary: '#ffff00' };
    const callButton = { ...portal.callButton, color: '#ffee00' };
    await open('appearance', undefined, () => ({ ...portal, appearance: look, callButton }));
    await screen.findByText('The call button has its own colour, #ffee00.');
    expect(screen.getByText(/^The main colour would be hard to read/)).toBeTruthy();
    const there = screen.getByRole('link', { name: 'Call controls' });
    expect(there.getAttribute('href')).toMatch(/\/portals\/p1\/controls$/);
  });

  test('scroll the preview to the call button while it is edited', async () => {
    await open('appearance');
    const told = listen(await screen.findByTitle<HTMLIFrameElement>('Preview'));
    expect(screen.queryByText(/^The call button has/)).toBeNull();
    fireEvent.focus(screen.getByLabelText('Call button'));
    await waitFor(() => expect(told()).toMatchObject({ part: 'callButton' }));
    fireEvent.focus(screen.getByLabelText('Main colour'));
    await waitFor(() => expect(told()).toHaveProperty('part', undefined));
  });

  test('are saved above the preview, where that stands below', async () => {
    await open('controls');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
    const told = listen(frame);
    const save = screen.getByRole('button', { name: 'Save' });
    const follows = save.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).not.toBe(0);
    await userEvent.click(screen.getByLabelText('The call button pulsates'));
    await waitFor(() => expect(told()).toMatchObject({ part: 'callButton' }));
  });

  test('give the link to visitors, to copy and as a QR code', async () => {
    await open('general');
    const url = `${location.origin}/vblh/web-client-v2/queue/reception`;
    expect((await screen.findByRole('link', { name: url })).getAttribute('href')).toBe(url);
    const code = screen.getByRole('img', { name: `Visitor link: ${url}` });
    expect(code.getAttribute('width')).toBe('512');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    await screen.findByText('Link copied');
  });

  test('ask for a full link', async () => {
    const update = await open('general');
    await userEvent.type(await screen.findByLabelText('Link after the visit'), 'example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Enter a full link that starts with https/)).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  test('say what they mean below the very field', async () => {
    await open('routing');
    const says = async (field: HTMLElement, text: RegExp) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const said = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      expect(said).toMatch(text);
    };
    await says(await screen.findByLabelText(/^Wrap-up/), /before the next visitor rings/);
    await says(await screen.findByLabelText(/^Minutes/), /no limit/);
    const logic = await screen.findByText(/^Which agent is offered/);
    expect(logic.closest('.MuiFormControl-root')).not.toBeNull();
  });

  test('are previewed on the real page, which receives each change as it is typed', async () => {
    const pushed = jest.fn<Window['postMessage']>();
    await open('messages');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
    expect(frame.getAttribute('src')).toMatch(/\/queue\/reception\?preview$/);
    Object.defineProperty(frame.contentWindow, 'postMessage', { value: pushed });
    await userEvent.click(await screen.findByRole('tab', { name: 'English' }));
    const [welcome] = (await screen.findAllByLabelText('Welcome')).slice(-1);
    await userEvent.type(welcome!, 'Come in');
    await waitFor(() =>
      expect(pushed).toHaveBeenLastCalledWith(
        {
          type: PORTAL_PREVIEW,
          station: 'welcome',
          portal: expect.objectContaining({
            messagesEn: expect.objectContaining({ welcome: 'Come in' }),
          }),
        },
        location.origin,
      ),
    );
  });

  test('are previewed where they show: content while it is edited, a message where it is read', async () => {
    await open('content');
    const told = listen(await screen.findByTitle<HTMLIFrameElement>('Preview'));
    await userEvent.click(await screen.findByRole('button', { name: /^Waiting/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    const text = await screen.findByLabelText('Text');
    await userEvent.type(text, 'Hi');
    await waitFor(() => expect(told()).toMatchObject(waitingWith('Hi')));
    // An emptied field is an empty text, for the page and for the server.
    await userEvent.clear(text);
    await waitFor(() => expect(told()).toMatchObject(waitingWith('')));
  });

  test.each([
    ['general', 'welcome'],
    ['controls', 'welcome'],
    ['appearance', 'welcome'],
    ['feedback', 'goodBye'],
  ])('of the tab %s are previewed at the station %s first, and at any other', async (tab, at) => {
    await open(tab);
    const told = listen(await screen.findByTitle<HTMLIFrameElement>('Preview'));
    await userEvent.click(await screen.findByRole('button', { name: 'Kiosk' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
    const options = await screen.findAllByRole('option');
    const chosen = options.find((one) => one.getAttribute('aria-selected') === 'true');
    expect(chosen?.dataset.value).toBe(at);
    await userEvent.click(screen.getByRole('option', { name: 'Waiting in line' }));
    await waitFor(() => expect(told()).toMatchObject({ station: 'waiting' }));
  });

  test('lead the preview to where a message is read', async () => {
    await open('messages');
    const told = listen(await screen.findByTitle<HTMLIFrameElement>('Preview'));
    await userEvent.click((await screen.findAllByLabelText('Goodbye'))[0]!);
    await waitFor(() => expect(told()).toMatchObject({ station: 'goodBye' }));
    await userEvent.click((await screen.findAllByLabelText('When closed'))[0]!);
    await waitFor(() => expect(told()).toMatchObject({ station: 'notAvailable' }));
  });

  test('can be discarded', async () => {
    const update = await open('feedback');
    await userEvent.click(await screen.findByLabelText('Smileys'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.getByLabelText('Stars')).toHaveProperty('checked', true));
    expect(update).not.toHaveBeenCalled();
  });

  test('report changes of others, and save over them only on request', async () => {
    let refused = false;
    const theirs = {
      ...portal,
      longestWait: { ...portal.longestWait, otherPortalId: 'p1' },
      queueContent: { goodBye: [] },
    };
    const mine = {
      ...portal,
      callLogic: 'random',
      wrapUpSeconds: 25,
      longestWait: { ...portal.longestWait, afterwards: 'emailForm' },
      queueContent: { goodBye: [{ message: { enabled: true, text: 'Bye' } }] },
      name: 'Front desk',
    };
    const refuse = (data: Record<string, unknown>) => {
      if (refused) return data;
      refused = true;
      throw new HttpError('Changed', 409, {
        code: 'PORTAL_CHANGED_MEANWHILE',
        errors: Object.fromEntries(THEIRS.map(([path]) => [path, 'CHANGED_MEANWHILE'])),
      });
    };
    const update = await open('feedback', refuse, () => (refused ? theirs : mine));
    await userEvent.click(await screen.findByLabelText('Smileys'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saveMine = await screen.findByRole('button', { name: 'Save mine' });
    const rows = within(saveMine.closest<HTMLElement>('[role=dialog]')!).getAllByRole('row');
    const said = rows.slice(1).map(({ textContent }) => textContent);
    // Of what others changed, only what was changed here as well is asked about.
    expect(said).toEqual(THEIRS.slice(0, 1).map(([, words]) => words));
    await userEvent.click(saveMine);
    await screen.findByText('All changes saved');
    expect(sent(update)).toHaveLength(2);
  });
});
