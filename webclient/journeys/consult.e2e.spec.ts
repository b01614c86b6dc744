import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Consultation', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'is unheard by the visitor, leads back, and hands the visitor over',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const lee = await hire(stage);
      const { path } = await openPortal(stage, [kim, lee]);
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      const other = await openDesk(stage, 'lee', lee);
      const ringLee = async () => {
        await pressControl(desk, 'consult');
        await desk
          .getByRole('dialog')
          .getByRole('button', { name: `Kim ${lee.lastName} · Free` })
          .click();
        await other.getByText('Consultation with').waitFor();
      };
      const consult = async () => {
        await ringLee();
        await other.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, other]);
        // The colleague reads along and writes no notes.
        expect(await other.getByLabel('Notes').count()).toBe(0);
        await visitor.getByTestId('on-hold').waitFor();
        // No part of the consultation reaches the visitor.
        await eventually('the visitor has no connection', async () => {
          const { open, frames } = await received(visitor);
          return open === 0 && frames === 0;
        });
        await desk.getByText('The visitor is on hold.').waitFor();
      };

      await ringLee();
      await other.getByRole('button', { name: 'Reject' }).click();
      await desk.getByText(`Kim ${lee.lastName} declined.`).waitFor();

      await consult();
      await desk.getByRole('button', { name: 'Back to the visitor alone' }).click();
      await seeEachOther([desk, visitor]);
      await other.getByRole('heading', { name: 'Desk' }).waitFor();

      await consult();
      await desk.getByRole('button', { name: 'Transfer the call' }).click();
      await seeEachOther([other, visitor]);
      await other.getByLabel('Notes').waitFor();
      await desk.getByRole('heading', { name: 'Desk' }).waitFor();
      expect(await visitor.getByTestId('on-hold').count()).toBe(0);
      await desk.getByText(`Handed over to Kim ${lee.lastName}`).waitFor();
      await desk.getByRole('link', { name: 'All calls' }).click();
      await desk.getByText(`Handed over to Kim ${lee.lastName}`).waitFor();
      await stage.keep('handed-over');
    },
  );
});
