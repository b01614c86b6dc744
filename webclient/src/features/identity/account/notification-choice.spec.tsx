import '#testing/english.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { notificationPermission, type Permission } from '#app/notification-permission.js';
import { NotificationChoice } from './NotificationChoice.js';

/** A browser that says one thing until it is asked, and another one then. */
function browser(before: NotificationPermission, answer: NotificationPermission) {
  const fake = {
    permission: before,
    requestPermission: jest.fn(async () => (fake.permission = answer)),
  };
  Object.assign(globalThis, { Notification: fake });
  notificationPermission().set(before);
  return fake.requestPermission;
}

describe('the choice of notifications', () => {
  afterEach(cleanup);

  it('asks the browser when it is switched on, and says nothing more where it may', async () => {
    const asked = browser('default', 'granted');
    const onChange = jest.fn();
    const { rerender } = render(<NotificationChoice value={false} onChange={onChange} />);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByLabelText('On'));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(asked).toHaveBeenCalledTimes(1);
    rerender(<NotificationChoice value onChange={onChange} />);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByLabelText('Off'));
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('lets a member who has it on already ask, and helps one who has refused', async () => {
    browser('default', 'denied');
    render(<NotificationChoice value onChange={() => undefined} />);
    expect(screen.getByText('Your browser has not been asked yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));
    expect(await screen.findByText(/Click the padlock or sliders/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[Permission, string]>([
    ['insecure', 'This connection is not secure'],
    ['absent', 'This browser does not support notifications'],
  ])('has words of its own for %s', (permission, words) => {
    notificationPermission().set(permission);
    render(<NotificationChoice value onChange={() => undefined} />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
