import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';

import { useOpenedCall } from './useOpenedCall.js';

afterEach(cleanup);

const TEAM = '/sessions/team/call';
const MEETING = '/calendar/weekly/call';
const begin = (pathname: string) => {
  const { result, rerender } = renderHook(({ at, hasVisitor }) => useOpenedCall(at, hasVisitor), {
    initialProps: { at: pathname, hasVisitor: false },
  });
  return {
    shown: () => {
      const { open, small } = result.current;
      return open && `${open.kind}/${open.id}${small ? ' small' : ''}`;
    },
    become: (isIn: boolean) => act(() => result.current.onIn(isIn)),
    goTo: (at: string, hasVisitor = false) => rerender({ at, hasVisitor }),
  };
};

it.each([
  [TEAM, 'sessions/team'],
  [MEETING, 'calendar/weekly'],
])('draws the call of %s, also over other pages once it was entered', (path, call) => {
  const { shown, become, goTo } = begin(path);
  expect(shown()).toBe(call);
  become(true);
  for (const page of ['/desk', '/calendar', '/sessions/team']) {
    goTo(page);
    expect(shown()).toBe(`${call} small`);
  }
  goTo(path);
  expect(shown()).toBe(call);
});

it('draws none over other pages that was not entered, is over, or was taken by another tab', () => {
  const { shown, become, goTo } = begin(TEAM);
  goTo('/desk');
  expect(shown()).toBeNull();
  goTo(TEAM);
  become(true);
  goTo('/desk');
  become(false);
  expect(shown()).toBeNull();
  goTo('/calendar');
  expect(shown()).toBeNull();
});

it('gives way to a visitor in hand, and to another call, without coming back by itself', () => {
  const { shown, become, goTo } = begin(TEAM);
  become(true);
  goTo('/desk', true);
  expect(shown()).toBeNull();
  goTo('/desk');
  expect(shown()).toBeNull();
  goTo(TEAM);
  become(true);
  goTo(MEETING);
  expect(shown()).toBe('calendar/weekly');
  goTo('/desk');
  expect(shown()).toBeNull();
});

it.each(['/desk', '/sessions/team', '/calendar/weekly/calls/past', '/supervise/call'])(
  'draws none at %s',
  (path) => {
    expect(begin(path).shown()).toBeNull();
  },
);
