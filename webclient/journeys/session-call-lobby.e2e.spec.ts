import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The lobby of a call', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'keeps who knocks outside until somebody lets them in, and who was put out stays out',
    () => stage,
    async () => {
      const [ada, tom, lea] = [await hire(stage), await hire(stage), await hire(stage)];
      const room = { sessionName: 'Board', accessMode: 'knock' } as const;
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, room);
      const hers = await stage.staffPage('ada', ada.token);
      const guest = await stage.page('guest');
      await comeAsGuest(guest, sessionNameId, 'Gil Guest');
      await guest.getByRole('heading', { name: 'The call has not started yet' }).waitFor();
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();

      await guest.getByText('You have knocked.', { exact: false }).waitFor();
      const knocks = hers.getByRole('region', { name: 'Who would like to come in' });
      await knocks.getByText('Gil Guest would like to come in').waitFor();
      await knocks.getByRole('button', { name: 'Not now' }).click();
      await guest.getByText('You were not let in this time.').waitFor();
      expect(await guest.getByTestId('call-stage').count()).toBe(0);
      await guest.getByRole('button', { name: 'Knock again' }).click();
      await knocks.getByRole('button', { name: 'Let in' }).click();
      await seeEachOther([guest]);

      // A colleague who does not belong to it knocks too.
      const page = await stage.staffPage('lea', lea.token);
      await page.goto(`/vblh/live-session/${sessionNameId}/`);
      await page.getByRole('button', { name: 'Knock' }).click();
      await knocks.getByText(`Kim ${lea.lastName} would like to come in`).waitFor();
      await knocks.getByRole('button', { name: 'Let in' }).click();
      await seeEachOther([page]);

      await hers.getByRole('button', { name: 'Actions for Gil Guest' }).click();
      await hers.getByRole('menuitem', { name: 'Remove from the call' }).click();
      await guest.getByRole('heading', { name: 'You were removed from the call' }).waitFor();
      await hers.getByRole('heading', { name: '2 participants' }).waitFor();

      // A slip of the finger is not final: also after a reload there is a way to the door, where
      // those inside are warned.
      await guest.reload();
      await guest.getByRole('heading', { name: 'You were removed from the call' }).waitFor();
      await guest.getByRole('button', { name: 'Ask to come in' }).click();
      await guest.getByLabel('Your name').fill('Gil Again');
      await guest.getByRole('button', { name: 'Enter as a guest' }).click();
      await knocks.getByText('Gil Again would like to come in').waitFor();
      await knocks
        .getByText('A guest was removed from this call before.', { exact: false })
        .waitFor();
      await knocks.getByRole('button', { name: 'Let in' }).click();
      await seeEachOther([guest]);
    },
  );
});
