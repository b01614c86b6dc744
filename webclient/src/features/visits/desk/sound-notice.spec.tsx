import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { notificationPermission, type Permission } from '#app/notification-permission.js';
import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { company } from '#state/company.js';
import { RING_VOLUME, ringVolume } from '#state/ring-volume.js';
import { SoundNotice } from './SoundNotice.js';

const usual = company.get();
/** A deployment without a tone has none that the browser could keep silent. */
const toneless = {
  ...usual,
  sounds: { ...usual.sounds, queueCall: { ...usual.sounds.queueCall, volume: 0 } },
};

function open(permission: Permission, notifications = true) {
  notificationPermission().set(permission);
  render(
    <MemoryRouter>
      <StaffProvider value={{ preference: { notifications } } as Staff}>
        <SoundNotice />
      </StaffProvider>
    </MemoryRouter>,
  );
}

describe('the notice that a ring may not be heard', () => {
  afterEach(() => {
    cleanup();
    company.set(usual);
    ringVolume.set(RING_VOLUME);
  });

  it('offers a press where the browser keeps the page silent', () => {
    open('granted');
    expect(screen.getByText('Sound is off.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn sound on' })).toBeTruthy();
  });

  it('leads to the settings where the agent has silenced the ring', () => {
    ringVolume.set(0);
    open('granted');
    expect(screen.getByText('Your ring is silent.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open settings' });
    expect(link.getAttribute('href')).toBe('/account/preferences');
  });

  it('leads to the settings where the browser blocks notifications', () => {
    company.set(toneless);
    open('denied');
    expect(screen.getByText('Notifications are blocked.')).toBeTruthy();
  });

  it.each<[Permission, boolean]>([
    ['granted', true],
    ['default', true],
    ['denied', false],
  ])(
    'is absent with the permission %s, where notifications are wanted: %s',
    (permission, wanted) => {
      company.set(toneless);
      open(permission, wanted);
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});
