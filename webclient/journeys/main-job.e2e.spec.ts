import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire, openDesk, ring, type Agent } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { sidewaysAt } from '../../tools/journeys/harness/sideways.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';

describe.each([
  ['through Janus', {}, 'janus'],
  ['directly', { JANUS: 'off' }, 'direct'],
])('The main job, %s', (_how, settings, relay) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings });
  });
  afterAll(() => stage.strike());

  journey(
    `from a portal's creation to the record of the call (${relay})`,
    () => stage,
    async () => {
      const admin = await stage.page('admin');
      await admin.goto(`/vblh/auth/first-sign-in#token=${stage.server.signInToken}`);
      await admin.getByLabel('New password').fill(PASSWORD);
      await admin.getByLabel('Repeat password').fill(PASSWORD);
      await admin.getByRole('button', { name: 'Set password and sign in' }).click();
      await admin.getByRole('heading', { name: 'Desk' }).waitFor();
      stage.actAs(await admin.evaluate<string>('localStorage.getItem("/vblh/jwtToken")'));
      const agent = await hire(stage);

      await admin.goto('/vblh/console/portals/create');
      await admin.getByLabel('Name').first().fill('Front door');
      await admin.getByLabel('Short link').fill('front-door');
      await admin.getByRole('switch', { name: 'Ask visitors for their name' }).check();
      // A reception that is tested at night and on Sundays.
      await admin.getByRole('radio', { name: 'Always' }).check();
      await admin.getByRole('combobox', { name: 'Members' }).click();
      await admin.getByRole('option', { name: new RegExp(lastNameOf(agent)) }).click();
      await admin.getByRole('button', { name: 'Save' }).click();
      await admin.getByText('Visitor link').waitFor();

      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, '/vblh/web-client-v2/queue/front-door', { name: 'Ada Lovelace' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor], 5_000);
      // One connection to send and one to receive, whichever way media travels.
      expect(await received(visitor)).toMatchObject({ open: 2 });
      await desk.getByText('Ada Lovelace').first().waitFor();

      await desk.getByRole('button', { name: 'End the call for everyone' }).click();
      await visitor.getByText('The call has ended.').waitFor();
      await visitor.getByRole('radio', { name: '5 stars of 5' }).check({ force: true });
      await visitor.getByText('Thank you for your feedback.').waitFor();

      await admin.goto('/vblh/console/calls');
      await admin.getByText('Ada Lovelace').waitFor();
      expect(await sidewaysAt(admin)).toEqual([]);
      await admin.getByText('Ada Lovelace').click();
      await admin.getByText('Ended by the agent').waitFor();
      const history = admin.getByRole('region', { name: 'History' });
      for (const sentence of [
        /answered after \d:\d\d$/,
        /of Ada Lovelace is on$/,
        /ended the call after \d:\d\d$/,
        'Ada Lovelace rated the visit 5 of 5',
      ]) {
        await history.getByText(sentence).first().waitFor();
      }
    },
    180_000,
  );
});

const lastNameOf = ({ lastName }: Agent): string => lastName;
