import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SignatureStrokes } from '@foyer/contracts/board';
import { ApiError } from '@foyer/contracts/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { EmulatedPad } from '../pad/testing/emulated-pad.js';
import { EmulatedSocket } from '../pad/testing/emulated-socket.js';
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

  it('says why a signature is refused, and keeps the typed name', async () => {
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

  it('on a pad is offered where one answers, and what it took is sent again, not drawn again', async () => {
    // There is nothing to paint with here.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const pad = new EmulatedPad();
    const sockets = jest.spyOn(globalThis, 'WebSocket');
    sockets.mockImplementation(() => new EmulatedSocket(pad) as unknown as WebSocket);
    const lost = new ApiError('NETWORK', '', 0);
    const onSign = jest.fn<(signature: SignatureStrokes) => Promise<void>>();
    onSign.mockRejectedValueOnce(lost).mockResolvedValue();
    const documentHash = () => Promise.resolve('0f'.repeat(32));
    const use = { documentHash, isKiosk: false };
    render(<SignDialog onSign={onSign} onClose={() => undefined} pad={use} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Signature pad' }));
    await screen.findByText('Please sign on the pad (Sigma 900-17).');
    expect(screen.getByTestId('confirm-signature')).toHaveProperty('disabled', true);
    act(() => {
      pad.draw([10, 10, 0], [200, 200, 500]);
      pad.press('CONFIRM');
    });
    await screen.findByText('Signature received from the pad.');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await user.click(screen.getByTestId('confirm-signature'));
    expect(onSign).toHaveBeenCalledTimes(2);
    expect(onSign.mock.calls[1]).toEqual(onSign.mock.calls[0]);
    sockets.mockRestore();
  });
});
