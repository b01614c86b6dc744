import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import { HoldReason } from './hold-reason.js';
import { RoundButton } from './RoundButton.js';

afterEach(cleanup);

it('a control that needs a call without hold says why it is not to be had, and does nothing', () => {
  const press = jest.fn();
  const button = <RoundButton label="Share screen" icon="s" live onClick={press} />;
  const { rerender } = render(<HoldReason value="Not now">{button}</HoldReason>);
  const held = screen.getByRole('button', { name: /\. Not now$/ });
  expect(held.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(held);
  expect(press).not.toHaveBeenCalled();
  rerender(<HoldReason value={undefined}>{button}</HoldReason>);
  fireEvent.click(screen.getByRole('button', { name: 'Share screen' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('a control that works on hold stays as it is', () => {
  const button = <RoundButton label="Show chat" icon="c" />;
  render(<HoldReason value="Not now">{button}</HoldReason>);
  expect(screen.getByRole('button', { name: 'Show chat' }).hasAttribute('aria-disabled')).toBe(
    false,
  );
});
