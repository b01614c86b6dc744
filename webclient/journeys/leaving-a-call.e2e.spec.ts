import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('An agent who leaves in mid-call', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'is asked before the tab is closed and before sign-out, and ends the call by signing out',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      const asked = desk.waitForEvent('dialog');
      await desk.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await seeEachOther([desk, visitor]);

      const question = desk.getByRole('dialog', { name: 'End the call and sign out?' });
      const signOut = async () => {
        await desk.getByRole('button', { name: /^Account of/ }).click();
        await desk.getByRole('menuitem', { name: 'Sign out' }).click();
      };
      await signOut();
      await question.getByRole('button', { name: 'Stay', exact: true }).click();
      await question.waitFor({ state: 'detached' });
      await seeEachOther([desk, visitor]);
      await signOut();
      await question.getByRole('button', { name: 'End call and sign out' }).click();
      await desk.getByLabel('Password').waitFor();
      await visitor.getByText('The call has ended.').waitFor();
    },
  );

  journey(
    'by keys is on the page that follows with the focus, and so is the visitor',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'keys', agent);
      const visitor = await stage.page('left-visitor');
      await ring(visitor, portal.path);
      await desk.getByRole('button', { name: 'Accept' }).press('Enter');
      await seeEachOther([desk, visitor]);
      await visitor.getByTestId('leave-call').focus();
      await desk.mouse.move(200, 200);
      await desk.getByTestId('end-call').press('Enter');
      await desk.getByTestId('go-now').press('Enter');
      await desk.getByRole('heading', { name: 'Desk' }).waitFor();
      await visitor.getByText('The call has ended.').waitFor();
      for (const page of [desk, visitor]) {
        await eventually('the focus is in the page', () =>
          page.evaluate(() => document.activeElement?.closest('main, dialog') !== null),
        );
      }
    },
  );
});
