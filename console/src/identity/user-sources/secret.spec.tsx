import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sourceForms } from '#testing/forms/entries/sourceForms.js';
import { enter } from '#testing/forms/enter.js';
import { saveButton } from '#testing/forms/openForm.js';
import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

const PATH = 'userSources?tab=oidc';

/** Opens the page of a source with a stored secret; its server keeps what it is sent. */
async function openSource() {
  let kept: Readonly<Record<string, unknown>> = {
    ...sourceForms.find(({ path, variant }) => path === PATH && variant === undefined)!.record,
    enabled: false,
    revision: 1,
  };
  const sent: Readonly<Record<string, unknown>>[] = [];
  serveCalls({
    'GET /api/v2/identityProvider': () => ({ body: kept }),
    'PUT /api/v2/identityProvider': ({ body }) => {
      const { clientSecret, ...rest } = body as Readonly<Record<string, unknown>>;
      sent.push(body as Readonly<Record<string, unknown>>);
      const isSet = clientSecret === undefined ? kept.clientSecretSet : clientSecret !== '';
      kept = { ...kept, ...rest, clientSecretSet: isSet, revision: Number(kept.revision) + 1 };
      return { body: kept };
    },
  });
  await openConsole(PATH, {}, { role: 'super-admin' });
  const save = async (values: Parameters<typeof enter>[0]) => {
    const times = sent.length;
    await enter(values);
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(times + 1));
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    return sent.at(-1)!;
  };
  await screen.findByText(/A secret is stored/);
  return { save, isSet: () => kept.clientSecretSet };
}

test('a secret that was set after a removal outlives the next save', async () => {
  const { save, isSet } = await openSource();
  expect(await save({ removeSecret: true })).toMatchObject({ clientSecret: '' });
  expect(await save({ clientSecret: 'fresh-secret' })).toMatchObject({
    clientSecret: 'fresh-secret',
  });
  expect(await save({ clientID: 'another' })).not.toHaveProperty('clientSecret');
  expect(isSet()).toBe(true);
});

test('a secret that is typed while the stored one is to be removed takes its place', async () => {
  const { save, isSet } = await openSource();
  expect(await save({ removeSecret: true, clientSecret: 'fresh-secret' })).toMatchObject({
    clientSecret: 'fresh-secret',
  });
  expect(await save({ clientID: 'another' })).not.toHaveProperty('clientSecret');
  expect(isSet()).toBe(true);
});
