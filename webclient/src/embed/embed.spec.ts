import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EMBEDDED } from '@foyer/contracts/portals';

import { EMBED_EVENTS } from './announce.js';
import { FoyerApi } from './foyer-api.js';

const FOYER = 'https://foyer.example';

const waits = { type: EMBEDDED, step: 'ring', isOpen: true } as const;
const talks = { ...waits, step: 'in-call' } as const;

/** The DOM of specs gives a frame in a tree of its own no window. */
const windows = new WeakMap<HTMLIFrameElement, { postMessage: jest.Mock<Window['postMessage']> }>();
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
  get(this: HTMLIFrameElement) {
    const known = windows.get(this) ?? { postMessage: jest.fn<Window['postMessage']>() };
    windows.set(this, known);
    return known;
  },
});

let api: FoyerApi;
let heard: [string, unknown][];
let ends: (() => void)[];
let asked: string[];
let answer: () => Promise<Response>;

const portalIs = (onlineStatus: string, nextOpening: string | null = null) => {
  answer = async () =>
    ({ ok: true, json: async () => ({ onlineStatus, nextOpening }) }) as unknown as Response;
};

beforeEach(() => {
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.showModal();
  };
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
    fetch: async (url: string) => {
      asked.push(url);
      return answer();
    },
  });
  asked = [];
  heard = [];
  portalIs('online');
  api = new FoyerApi();
  ends = EMBED_EVENTS.map((name) => api.on(name, (event) => heard.push([name, event])));
});
afterEach(() => {
  for (const end of ends) end();
  if (panel()) told({ type: EMBEDDED, done: 'left' });
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

const add = (data: Readonly<Record<string, string>> = {}): void => {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${FOYER}/embed.js` });
  Object.assign(script.dataset, { portal: 'desk', ...data });
  api.add(script);
};
const buttons = () =>
  [...document.querySelectorAll('foyer-button')].map(({ shadowRoot }) =>
    shadowRoot!.querySelector('button')!,
  );
const panel = () => document.querySelector('foyer-panel')?.shadowRoot ?? null;
const frame = () => panel()!.querySelector('iframe')!;
const dialog = () => panel()!.querySelector('dialog')!;
const press = (label: string) => {
  const all = [...panel()!.querySelectorAll('button')];
  all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label)!.click();
};
const told = (data: unknown, { origin = FOYER, source = frame().contentWindow } = {}) => {
  const message = new MessageEvent('message', { data, origin });
  dispatchEvent(Object.defineProperty(message, 'source', { value: source }));
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the button on another site', () => {
  it.each([
    ['', {}, 'Talk to us by video Open now'],
    ['en-GB', {}, 'Talk to us by video Open now'],
    ['de-AT', {}, 'Per Video sprechen Jetzt geöffnet'],
    ['en', { lang: 'de' }, 'Per Video sprechen Jetzt geöffnet'],
    ['de', { lang: 'en', label: 'Ring' }, 'Ring Open now'],
  ])('speaks the language of the page (%j) or of its attribute', async (lang, data, words) => {
    document.documentElement.lang = lang;
    add(data);
    await settled();
    expect(buttons().map(({ textContent }) => textContent)).toEqual([words]);
  });

  it('asks once whether the portal is open, and says when it is not', async () => {
    portalIs('closed', '2020-01-01T08:00:00.000Z');
    add();
    await settled();
    expect(buttons()[0]?.textContent).toContain('Closed at present');
    expect(asked).toEqual([`${FOYER}/api/v2/queue/client/desk`]);
  });

  it('asks once for all buttons of a portal, which say the same', async () => {
    add();
    add({ label: 'Ring' });
    await settled();
    add({ label: 'Knock' });
    expect(buttons().map(({ textContent }) => textContent)).toEqual(
      ['Talk to us by video', 'Ring', 'Knock'].map((label) => `${label} Open now`),
    );
    expect(asked).toHaveLength(1);
    buttons()[1]!.click();
    told({ ...waits, step: 'start', isOpen: false });
    for (const { textContent } of buttons()) expect(textContent).toContain('Closed at present');
  });

  it('says nothing of it where the site forbids to ask', async () => {
    answer = async () => {
      throw new TypeError('refused');
    };
    add();
    await settled();
    expect(buttons()[0]?.textContent).toBe('Talk to us by video ');
  });

  it('stands in an element of the site, at the edge, or is the site’s own', () => {
    document.body.innerHTML = '<p id="here"></p>';
    add({ target: '#here' });
    add({ portal: 'hall' });
    add({ portal: 'yard', button: 'none' });
    expect(buttons()).toHaveLength(2);
    expect(document.querySelectorAll('#here > foyer-button')).toHaveLength(1);
    api.open('yard');
    expect(frame().src).toContain('/queue/yard#');
  });
});

describe('the panel on another site', () => {
  const open = () => {
    add();
    buttons()[0]!.click();
  };

  it('is a dialog with a name, and a frame that may use camera and microphone', () => {
    open();
    const name = panel()!.getElementById(dialog().getAttribute('aria-labelledby')!);
    expect(name?.textContent).toBe('Video reception');
    const { origin, pathname, hash } = new URL(frame().src);
    expect(origin + pathname).toBe(`${FOYER}/vblh/web-client-v2/queue/desk`);
    expect(new URLSearchParams(hash.slice(1)).get('host')).toBe(location.origin);
    expect(frame().getAttribute('allow')).toMatch(
      /^camera; microphone; display-capture; fullscreen; autoplay/,
    );
    expect(frame().title).toBe('Video reception');
  });

  it('tells the site the steps of a visit, and the portal alone with each', () => {
    const ofDocument = jest.fn();
    document.addEventListener('foyer:ring', ofDocument);
    open();
    told({ ...waits, visitorName: 'Ada' });
    told(waits);
    told(talks);
    told({ ...waits, step: 'ended' });
    const event = { portal: 'desk' };
    expect(heard).toEqual(['open', 'ring', 'in-call', 'ended'].map((name) => [name, event]));
    expect(ofDocument.mock.calls).toMatchObject([[{ detail: event }]]);
    document.removeEventListener('foyer:ring', ofDocument);
  });

  it('hears no other origin, no other window, and no other message', () => {
    open();
    told(talks, { origin: 'https://evil.example' });
    told(talks, { source: window });
    told({ ...talks, type: 'other' });
    told(null);
    expect(heard.map(([name]) => name)).toEqual(['open']);
  });

  it('goes on where a listener of the site fails', () => {
    const failed = jest.fn();
    Object.assign(globalThis, { reportError: failed });
    ends.push(
      api.on('ring', () => {
        throw new Error('of the site');
      }),
    );
    open();
    told(waits);
    told(talks);
    expect(heard.map(([name]) => name)).toEqual(['open', 'ring', 'in-call']);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('closes at once at the start, and gives the focus back', () => {
    add();
    const [button] = buttons();
    button!.focus();
    button!.click();
    panel()!.querySelector('h2')!.focus();
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(panel()).toBeNull();
    expect(heard.map(([name]) => name)).toEqual(['open', 'close']);
    const root = button!.getRootNode() as ShadowRoot;
    expect(root.activeElement).toBe(button);
  });

  it.each([
    ['End the call?', 'End call', talks],
    ['Leave the line?', 'Leave the line', waits],
  ])('asks "%s" before it closes, and lets the page leave', (question, leave, step) => {
    open();
    told(step);
    const { postMessage } = windows.get(frame())!;
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(panel()!.querySelector('[role=alertdialog]')?.textContent).toContain(question);
    press('Stay');
    expect(panel()!.querySelector('[role=alertdialog]')).toBeNull();
    api.close();
    press(leave);
    expect(postMessage.mock.calls).toEqual([[{ type: EMBEDDED, ask: 'leave' }, FOYER]]);
    expect(dialog().open).toBe(false);
    told({ type: EMBEDDED, done: 'left' });
    expect(panel()).toBeNull();
  });

  it('is made smaller in a call and taken up again, in the same frame', () => {
    open();
    const before = frame();
    const shrink = () => panel()!.querySelector<HTMLElement>('[aria-label="Make smaller"]')!;
    expect(shrink().hidden).toBe(true);
    told(talks);
    shrink().click();
    expect(dialog().className).toBe('small in-call');
    expect(panel()!.querySelector('.back')?.textContent).toBe('Back to the call');
    expect([frame() === before, frame().inert]).toEqual([true, true]);
    buttons()[0]!.click();
    expect(dialog().className).toBe('large in-call');
    expect([frame() === before, frame().inert]).toEqual([true, false]);
    expect(heard.map(([name]) => name)).toEqual(['open', 'in-call', 'small', 'large']);
  });

  it('stands in full again where a small call is over', () => {
    open();
    told(talks);
    press('Make smaller');
    told({ ...waits, step: 'ended' });
    expect(dialog().className).toBe('large ended');
  });

  it('closes by Escape that the page in it was given', () => {
    open();
    told({ type: EMBEDDED, done: 'escape' });
    expect(panel()).toBeNull();
  });

  it('shows the visit that is under way where another portal is opened', () => {
    open();
    add({ portal: 'hall' });
    told(talks);
    api.open('hall');
    expect(frame().src).toContain('/queue/desk#');
    expect(() => api.open('attic')).toThrow(/no portal/);
  });

  it('needs no style that a strict policy forbids', () => {
    open();
    told(talks);
    api.close();
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      expect(shadowRoot?.querySelector('style, [style], [onclick]') ?? null).toBeNull();
    }
  });
});
