import { describe, expect, it } from '@jest/globals';

import { moved, nearest } from './corner.js';

describe('the picture of the user', () => {
  const stage = { left: 100, top: 0, width: 800, height: 600 };

  it('goes to the nearest corner of the stage', () => {
    expect(nearest(200, 100, stage)).toEqual({ vertical: 'top', horizontal: 'left' });
    expect(nearest(600, 400, stage)).toEqual({ vertical: 'bottom', horizontal: 'right' });
  });

  it('goes where an arrow key leads', () => {
    const corner = { vertical: 'bottom', horizontal: 'right' } as const;
    expect(moved(corner, 'ArrowUp')).toEqual({ vertical: 'top', horizontal: 'right' });
    expect(moved(corner, 'ArrowLeft')).toEqual({ vertical: 'bottom', horizontal: 'left' });
    expect(moved(corner, 'Enter')).toBeUndefined();
  });
});
