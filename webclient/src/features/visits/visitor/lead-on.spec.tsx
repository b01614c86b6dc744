import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { prepareCallParts } from '#app/call-parts.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit } from '../../devices/kiosk/testing/fake-visit.js';
import { GoodbyeStep } from './GoodbyeStep.js';
import { useFavicon } from './useFavicon.js';

// As at the end of a call.
beforeAll(() => prepareCallParts());

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = async (seconds: number) => {
  // Each second is drawn before the next one begins.
  for (let each = 0; each < seconds; each++) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
};
const LINK = 'https://example.com/thanks';
const leads = { ...aPortal, redirectLink: LINK };
const ended = { endReason: 'served', callDetailId: 'call', rated: false, nextOpening: null };

describe('a visitor who has said goodbye', () => {
  const goodbye = (view: object, went: string[], portal = leads) => {
    const session = new FakeVisit();
    session.is('IN_END');
    const step = (more = {}) => (
      <GoodbyeStep
        portal={portal}
        session={session.asSession()}
        view={{ ...ended, ...view, ...more } as VisitView}
        leadOn={(link) => went.push(link)}
      />
    );
    return { session, step };
  };

  it('is redirected after the rating is given, and leaves the visit behind', async () => {
    const went: string[] = [];
    const { session, step } = goodbye({}, went);
    const { rerender } = render(step());
    await pass(60);
    expect(went).toEqual([]);
    rerender(step({ rated: true }));
    await pass(9);
    expect(went).toEqual([]);
    await pass(1);
    expect(went).toEqual([LINK]);
    expect(session.state.get().phase).toBe('outside');
  });

  describe('who writes a few words', () => {
    const writes = async (words: string, went: string[]) => {
      const { session, step } = goodbye({}, went);
      const kept: unknown[] = [];
      const rate = async (...given: unknown[]) => {
        if (session.failure) throw session.failure;
        kept.push(given);
      };
      Object.assign(session, { rate });
      const { rerender } = render(step());
      await act(async () => screen.getByRole('radio', { name: '4 stars of 5' }).click());
      rerender(step({ rated: true }));
      await pass(5);
      const field = screen.getByRole('textbox');
      act(() => field.focus());
      fireEvent.change(field, { target: { value: words } });
      return { session, kept, field };
    };
    const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

    it('is not redirected meanwhile, and has time again after they are sent', async () => {
      const went: string[] = [];
      const { kept, field } = await writes('', went);
      await pass(30);
      fireEvent.change(field, { target: { value: 'Kind' } });
      act(() => field.blur());
      await pass(30);
      expect(went).toEqual([]);
      await press('Send');
      expect(kept).toEqual([
        ['stars', 4, ''],
        ['stars', 4, 'Kind'],
      ]);
      await pass(9);
      expect(went).toEqual([]);
      await pass(1);
      expect(went).toEqual([LINK]);
    });

    it.each(['Continue', 'Back to the portal'])('has them sent by "%s" too', async (name) => {
      const went: string[] = [];
      const { session, kept } = await writes('Kind', went);
      await press(name);
      expect(kept.at(-1)).toEqual(['stars', 4, 'Kind']);
      expect(went).toEqual(name === 'Continue' ? [LINK] : []);
      expect(session.state.get().phase).toBe('outside');
    });

    it('stays where they could not be sent', async () => {
      const went: string[] = [];
      const { session, field } = await writes('Kind', went);
      session.failure = new Error('offline');
      await press('Continue');
      await pass(30);
      expect(went).toEqual([]);
      expect((field as HTMLTextAreaElement).value).toBe('Kind');
    });
  });

  it('can go on at once', async () => {
    const went: string[] = [];
    render(goodbye({}, went).step());
    await act(async () => screen.getByRole('button', { name: 'Continue' }).click());
    expect(went).toEqual([LINK]);
  });

  it('stays where the call was lost, and where the portal leads nowhere', async () => {
    const went: string[] = [];
    render(goodbye({ endReason: 'call-lost', callDetailId: null }, went).step());
    render(goodbye({ rated: true }, went, aPortal).step());
    await pass(60);
    expect(went).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe("a portal's picture on the browser's tab", () => {
  function Tab({ favicon }: { favicon?: string }) {
    useFavicon({ _id: 'portal', appearance: favicon === undefined ? {} : { favicon } });
    return null;
  }
  const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

  it('is there as long as its page', () => {
    document.head.innerHTML = '<link rel="icon" href="/mark.svg" type="image/svg+xml">';
    const { rerender, unmount } = render(<Tab />);
    expect(icon()).toBe('/mark.svg');
    rerender(<Tab favicon="file" />);
    expect(icon()).toBe('/api/v2/queue/portal/media/file');
    unmount();
    expect(icon()).toMatch(/\/mark\.svg$/);
  });
});
