import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
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
});
