import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, render, screen } from '@testing-library/react';

import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit, VISIT_ID } from '../../devices/kiosk/testing/fake-visit.js';

jest.unstable_mockModule('./LeftToVisitor.js', () => {
  throw new Error('The server has other files by now.');
});
const { GoodbyeStep } = await import('./GoodbyeStep.js');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('leads a visitor on although the part with documents cannot be loaded', async () => {
  const redirectLink = 'https://example.com/thanks';
  const went: string[] = [];
  const view = { clientId: VISIT_ID, endReason: 'served', callDetailId: 'call', rated: true };
  render(
    <GoodbyeStep
      portal={{ ...aPortal, redirectLink }}
      session={new FakeVisit().asSession()}
      view={view as VisitView}
      leadOn={(link) => went.push(link)}
    />,
  );
  for (let each = 0; each < 11; each++) await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(went).toEqual([redirectLink]);
});
