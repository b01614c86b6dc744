import '../../../testing/english.js';
import '../../../testing/browser-parts.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SignatureStrokes } from '@foyer/contracts/board';
import { ApiError } from '@foyer/contracts/client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { SignDialog } from './SignDialog.js';

afterEach(cleanup);

describe('signing', () => {
  it('by a typed name needs no pointer', async () => {
    const onSign = jest.fn<(signature: SignatureStrokes) => Promise<void>>().mockResolvedValue();
    const onClose = jest.fn();
    render(<SignDialog onSign={onSign} onClose={onClose} />);
    const user = userEvent.setup();
    expect(screen.getByTestId('confirm-signature')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.type(screen.getByLabelText('Your full name'), ' Vera Lang ');
    await user.click(screen.getByTestId('confirm-signature'));
    expect(onSign).toHaveBeenCalledWith({ method: 'typed', name: 'Vera Lang' });
    expect(onClose).toHaveBeenCalled();
  });

  it('that is refused says why, and keeps what was typed', async () => {
    const refused = new ApiError('DOCUMENT_SIGNED', 'It is signed already.', 409);
    const onClose = jest.fn();
    render(<SignDialog onSign={() => Promise.reject(refused)} onClose={onClose} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.type(screen.getByLabelText('Your full name'), 'Vera Lang');
    await user.click(screen.getByTestId('confirm-signature'));
    expect((await screen.findByRole('alert')).textContent).toBe('It is signed already.');
    expect(screen.getByLabelText('Your full name')).toHaveProperty('value', 'Vera Lang');
    expect(onClose).not.toHaveBeenCalled();
  });
});
