import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Beside the call', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'notes are kept in the call and in the wrap-up, and shown at the next visit and in the record',
    () => stage,
    async () => {
      const kim = await hire(stage);
      const { id, path } = await openPortal(stage, [kim], { askClientName: true });
      const api = await stage.api();
      await api.call(portalRoutes.adminPortals.update, {
        params: { id },
        body: { wrapUpSeconds: 600 },
      });
      const desk = await openDesk(stage, 'kim', kim);
      const first = await stage.page('first');
      await ring(first, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, first]);
      await desk.getByText('No earlier visits').waitFor();
      await desk.getByRole('heading', { name: 'No one is waiting' }).waitFor();
      const notes = desk.getByLabel('Notes', { exact: true });
      await notes.fill('Wants a new card.');
      await desk.getByText('Saved', { exact: true }).waitFor();
      await desk.reload();
      await seeEachOther([desk, first]);
      await eventually(
        'kept notes',
        async () => (await notes.inputValue()) === 'Wants a new card.',
      );

      const other = await stage.page('other');
      await ring(other, path, { name: 'Otto Other' });
      await desk.getByRole('heading', { name: '1 person is waiting' }).waitFor();
      await desk.getByRole('complementary').getByText('Otto Other').waitFor();
      await other.getByRole('button', { name: 'Leave the line' }).click();
      await other.getByRole('dialog').getByRole('button', { name: /Leave/ }).click();
      await desk.getByRole('heading', { name: 'No one is waiting' }).waitFor();

      await endCall(desk);
      const wrapUp = desk.getByRole('region', { name: 'Wrap-up' });
      await wrapUp.getByLabel('Notes', { exact: true }).fill('Wants a new card. Sent on Monday.');
      await wrapUp.getByText('Saved', { exact: true }).waitFor();
      await desk.getByRole('button', { name: 'Ready' }).click();

      const second = await stage.page('second');
      await ring(second, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, second]);
      await desk.getByText('Wants a new card. Sent on Monday.').waitFor();
      expect(await desk.getByLabel('Notes', { exact: true }).inputValue()).toBe('');

      const office = await stage.consolePage('admin', 'calls');
      await office.getByText('Vera Visitor').last().click();
      await office.getByText('Wants a new card. Sent on Monday.').waitFor();
      await office
        .getByText(/saved notes on the call/)
        .first()
        .waitFor();
    },
  );
});
