import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { TrialOutcome } from './TrialOutcome.js';

const trial = { msg: 'What came of it.', found: null, plan: null, notes: [] };
const shown = (ok: boolean, code: string | null) => {
  render(<TrialOutcome outcome={{ ...trial, ok, code }} />);
  return screen.getByRole('alert').className;
};

describe('the result of trying a source', () => {
  it('is good where nothing speaks against it', () => {
    expect(shown(true, null)).toContain('colorSuccess');
  });

  it('is bad where it would not work', () => {
    expect(shown(false, 'SAML_CLOCK')).toContain('colorError');
  });

  it('is neither where the provider was not reached', () => {
    expect(shown(false, 'SAML_NOT_CHECKED')).toContain('colorWarning');
  });
});
