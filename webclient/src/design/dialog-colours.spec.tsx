import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { KioskFrame } from '../features/devices/kiosk/screen/KioskFrame.js';
import '../testing/browser-parts.js';
import { Dialog } from './Dialog.js';

const question = (
  <div data-testid="opener">
    <Dialog title="Give up your place?" actions={null}>
      You start at the end.
    </Dialog>
  </div>
);

test('a dialog has the colours of a portal that is neither light nor dark', () => {
  render(
    <div data-ground data-testid="portal">
      {question}
    </div>,
  );
  const dialog = screen.getByRole('dialog');
  expect(screen.getByTestId('portal').contains(dialog)).toBe(true);
  expect(screen.getByTestId('opener').contains(dialog)).toBe(false);
});

test('a dialog on a kiosk has the colours of its portal', () => {
  const { container } = render(
    <KioskFrame brightness={100} style={{ color: 'rebeccapurple' }}>
      {question}
    </KioskFrame>,
  );
  expect(container.contains(screen.getByRole('dialog'))).toBe(true);
});

test('a dialog within what a panel covers comes where it can be answered', () => {
  render(
    <div data-ground data-testid="portal">
      <div inert>
        <div data-mode="dark">{question}</div>
      </div>
    </div>,
  );
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.closest('[inert]')).toBeNull();
  expect(screen.getByTestId('portal').contains(dialog)).toBe(true);
});
