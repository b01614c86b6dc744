import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { AvatarField } from './AvatarField.js';

const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'portrait', { type });

describe('the picture of the member', () => {
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    render(
      <AvatarField
        name="Anna Berger"
        avatarDocumentId={null}
        target="own"
        onChanged={() => undefined}
      />,
    );
  });
  afterEach(cleanup);

  const choose = async (...files: File[]) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText('Choose a picture'), files);
  };

  it.each([
    ['of another kind', file('image/gif'), 'Only JPG or PNG'],
    [
      'of more than 2 MB',
      file('image/png', 2 * 1024 * 1024 + 1),
      'The picture may have at most 2 MB',
    ],
  ])('%s is not taken', async (_, picture, words) => {
    await choose(picture);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is cut out first, and refused where the browser cannot read it', async () => {
    await choose(file('image/jpeg'));
    const dialog = screen.getByRole('dialog', { name: 'Position your picture' });
    fireEvent.error(dialog.querySelector('img')!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Only JPG or PNG');
    // A valid file that is chosen next removes the problem.
    await choose(file('image/png'));
    expect(screen.queryByText('Only JPG or PNG')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
