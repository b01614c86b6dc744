import { describe, expect, test } from '@jest/globals';
import type { DocumentMoment } from '@foyer/contracts/audit';
import { fireEvent, render, screen } from '@testing-library/react';

import { Scrubber } from './Scrubber.js';

const moment = (n: number, name: string): DocumentMoment => ({
  eventId: `019a0000-0000-7000-8000-00000000000${n}`,
  position: `${n}`,
  stream: 'portal-1',
  type: n === 0 ? 'PortalCreated' : 'PortalRenamed',
  at: `2026-03-04T05:0${n}:00.000Z`,
  actor: { type: 'member', id: '1', name: 'Anna' },
  data: {},
  names: {},
  document: { name, open: true },
});
const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent);

describe('the scrubber', () => {
  test('shows what the last event changed, and what is different between any two moments', () => {
    render(<Scrubber moments={['A', 'B', 'C'].map((name, n) => moment(n, name))} />);
    expect(cells()).toEqual(['B', 'C']);
    const [before, after] = screen.getAllByRole('slider');
    fireEvent.change(before!, { target: { value: 0 } });
    expect(cells()).toEqual(['A', 'C']);
    fireEvent.change(after!, { target: { value: 1 } });
    expect(cells()).toEqual(['A', 'B']);
    expect(after!.getAttribute('aria-valuetext')).toContain('Portal renamed · Anna');
    fireEvent.change(after!, { target: { value: 0 } });
    expect(cells()).toEqual([]);
  });

  test('of one moment only rests', () => {
    render(<Scrubber moments={[moment(0, 'A')]} />);
    expect(cells()).toEqual([]);
    for (const thumb of screen.getAllByRole('slider'))
      expect(thumb).toHaveProperty('disabled', true);
  });
});
