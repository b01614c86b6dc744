import '#testing/english.js';
import '#testing/browser-parts.js';

import { ApiError } from '@foyer/contracts/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { waitingTexts } from '#i18n/waiting-texts.js';
import { AskByEmail } from './AskByEmail.js';

describe('the question where a link back goes', () => {
  afterEach(cleanup);

  it('says at the field what the server has against a number, until another one is written', async () => {
    const refused = 'We cannot send text messages to numbers in this country.';
    let closed = 0;
    render(
      <AskByEmail
        title={waitingTexts.keepPlace}
        text={waitingTexts.keepPlaceText}
        action={waitingTexts.keepPlaceYes}
        orNumber
        onSend={async (to) => {
          if (to.startsWith('+33')) throw new ApiError('TEXT_NUMBER_ABROAD', refused, 422);
        }}
        onClose={() => (closed += 1)}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Your e-mail address or mobile number' });
    const keep = screen.getByRole('button', { name: 'Keep my place' });
    await userEvent.type(field, '+33 6 12 34 56 78');
    await userEvent.click(keep);
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(closed).toBe(0);
    await userEvent.clear(field);
    expect(screen.queryByText(refused)).toBeNull();
    await userEvent.type(field, '0171 1234567');
    await userEvent.click(keep);
    expect(closed).toBe(1);
  });
});
