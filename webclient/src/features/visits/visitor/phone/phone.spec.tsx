import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@foyer/contracts/client';
import { SMS_CODE_AGAIN_MS, SMS_CODE_LIVES_MS } from '@foyer/contracts/visits';

import '#testing/english.js';
import { aPortal } from '#features/devices/kiosk/testing/a-device.js';
import { PortalStart } from '../PortalStart.js';
import type { Entrance } from '../visit-parts.js';
import type { VisitSession } from '../visit-session.js';

/** Keeps what a visitor proves, and says whom it lets in. */
class FakeVisit {
  readonly entered: Entrance[] = [];
  readonly requested: [string, object][] = [];
  readonly codes: [string, string][] = [];
  failure: ApiError | undefined;
  readonly phone = {
    requestCode: async (phoneNumber: string, proof: object): Promise<string> => {
      this.#fail();
      this.requested.push([phoneNumber, proof]);
      return '+491701234567';
    },
    enterCode: async (phoneNumber: string, code: string): Promise<void> => {
      this.#fail();
      this.codes.push([phoneNumber, code]);
    },
  };

  async enter(entrance: Entrance): Promise<void> {
    this.#fail();
    this.entered.push(entrance);
  }

  asSession(): VisitSession {
    return this as unknown as VisitSession;
  }

  #fail(): void {
    if (this.failure) throw this.failure;
  }
}

describe('a portal that asks for a code by text message', () => {
  let visit: FakeVisit;
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    visit = new FakeVisit();
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const open = (more: object = {}) =>
    render(
      <PortalStart
        portal={{ ...aPortal, smsCodeRequired: true, ...more }}
        session={visit.asSession()}
      />,
    );
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const call = () => press('Start video call');
  const toCode = async () => {
    open();
    await user.type(await screen.findByLabelText('Your mobile number'), '0170 1234567');
    await call();
    return screen.findByLabelText('Code');
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('leads to the number that is missing, and says at it that it is wrong', async () => {
    open();
    const number = await screen.findByLabelText('Your mobile number');
    await call();
    expect(visit.requested).toEqual([]);
    expect(document.activeElement).toBe(number);
    expect(screen.getByText('Please enter your mobile number.')).toBeTruthy();
    visit.failure = new ApiError('TEXT_NUMBER_ABROAD', 'Not to this country.', 422);
    await user.type(number, '+33 6 12 34 56 78');
    await call();
    expect(await screen.findByText('Not to this country.')).toBeTruthy();
    expect(number.getAttribute('aria-invalid')).toBe('true');
  });

  it('lets in by the code that was texted', async () => {
    const code = await toCode();
    expect(visit.requested).toEqual([['0170 1234567', {}]]);
    expect(screen.getByText('We have texted a code to +491701234567.')).toBeTruthy();
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await user.type(code, '123');
    await press('Confirm');
    expect(screen.getByText('The code has five digits.')).toBeTruthy();
    await user.type(code, 'x45{Enter}');
    expect(visit.codes).toEqual([['+491701234567', '12345']]);
    expect(visit.entered).toEqual([{ visitorName: '' }]);
  });

  it('says that a code is wrong, and takes another', async () => {
    const code = await toCode();
    visit.failure = new ApiError('SMS_CODE_WRONG', 'This code is not correct.', 401);
    await user.type(code, '12345{Enter}');
    expect(await screen.findByText('This code is not correct.')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    visit.failure = undefined;
    await user.clear(code);
    await user.type(code, '54321{Enter}');
    expect(visit.entered).toHaveLength(1);
  });

  it('has another one sent, after a while', async () => {
    const code = await toCode();
    await user.type(code, '123');
    expect(screen.getByRole('button', { name: /^New code in/ })).toHaveProperty('disabled', true);
    await wait(SMS_CODE_AGAIN_MS);
    await press('Send a new code');
    expect(visit.requested).toEqual([
      ['0170 1234567', {}],
      ['+491701234567', {}],
    ]);
    expect(await screen.findByText(/^We have sent a new code\./)).toBeTruthy();
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: /^New code in/ })).toHaveProperty('disabled', true);
  });

  it('says that a code is too old, without asking the server', async () => {
    const code = await toCode();
    await wait(SMS_CODE_LIVES_MS);
    await user.type(code, '12345{Enter}');
    expect(visit.codes).toEqual([]);
    expect(screen.getByText(/^This code is no longer valid/)).toBeTruthy();
  });

  it('goes back to another number', async () => {
    await toCode();
    await press('Change number');
    expect(await screen.findByLabelText('Your mobile number')).toHaveProperty(
      'value',
      '0170 1234567',
    );
  });

  it('asks for the number also where the page did not know of it', async () => {
    visit.failure = new ApiError('SMS_CODE_REQUIRED', 'Your number, please.', 401);
    open({ smsCodeRequired: false });
    await call();
    expect(await screen.findByLabelText('Your mobile number')).toBeTruthy();
    expect(screen.getByText('Your number, please.')).toBeTruthy();
  });

  it('needs no other code where only the name was wrong', async () => {
    const code = await toCode();
    await user.type(code, '12345');
    const { phone } = visit;
    const enterCode = phone.enterCode;
    phone.enterCode = async (...entry) => {
      await enterCode(...entry);
      visit.failure = new ApiError('VISITOR_NAME_REQUIRED', 'Your name, please.', 422);
    };
    await press('Confirm');
    await screen.findByLabelText('Your mobile number');
    visit.failure = undefined;
    await call();
    expect(visit.requested).toHaveLength(1);
    expect(visit.entered).toHaveLength(1);
  });
});
