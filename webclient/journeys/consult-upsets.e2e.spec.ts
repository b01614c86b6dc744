import { afterAll, beforeAll, describe } from '@jest/globals';

import {
  hire,
  openDesk,
  openPortal,
  ring,
  setAvailability,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** One connection for sending and one for receiving, through the relay. */
const OWN_AND_OTHER = 2;
/** A participant who lost the connection has half a minute to come back. */
const GIVEN_UP_WITHIN = { timeout: 60_000 };

describe('A consultation', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'that loses the colleague leads back to the visitor, and a transfer ends a whisper',
    () => stage,
    async () => {
      const [kim, lee] = [await hire(stage), await hire(stage)];
      const ines = await hire(stage, 'admin');
      const { path } = await openPortal(stage, [kim, lee], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);
      const office = await stage.consolePage('office', 'lines');
      await office.getByText('In a call with Vera Visitor').waitFor();

      const choice = (state: string) =>
        desk.getByRole('dialog').getByRole('button', { name: `Kim ${lee.lastName} · ${state}` });
      let other = await openDesk(stage, 'lee', lee);
      const consult = async () => {
        await pressControl(desk, 'consult');
        await choice('Free').click();
        await other.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, other]);
      };

      // The list of colleagues to consult is updated live.
      await pressControl(desk, 'consult');
      await choice('Free').waitFor();
      await setAvailability(other, 'Away');
      await choice('On a break').waitFor();
      await setAvailability(other, 'Auto');
      await choice('Free').waitFor();
      await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

      await consult();
      await office.getByText('On hold: Vera Visitor').first().waitFor();
      await stage.dismiss('lee');
      const gone = `The connection of Kim ${lee.lastName} is`;
      await desk.getByText(`${gone} interrupted.`).waitFor();
      await desk.getByRole('button', { name: 'Back to the visitor alone' }).waitFor();
      await desk.getByText(`${gone} lost.`).waitFor(GIVEN_UP_WITHIN);
      await stage.keep('consult-lost');
      await desk.getByRole('status').getByRole('button', { name: 'Resume the call' }).click();
      await seeEachOther([desk, visitor]);
      await office.getByText('In a call with Vera Visitor').waitFor();

      const link = office.getByRole('link', { name: /Listen in on the call/ });
      const address = new URL((await link.getAttribute('href')) ?? '', office.url()).pathname;
      const boss = await stage.staffPage('boss', ines.token);
      await boss.goto(address);
      await boss.getByRole('button', { name: 'Listen', exact: true }).click();
      await desk.getByText(`Kim ${ines.lastName} is listening`).waitFor();
      await boss.getByRole('button', { name: 'Whisper to the agent' }).click();
      await desk.getByText(`Kim ${ines.lastName} is whispering to you`).waitFor();
      other = await openDesk(stage, 'lee', lee);
      await consult();
      await desk.getByRole('button', { name: 'Transfer the call' }).click();
      await boss.getByText('The call was transferred.').waitFor();
      await other.getByText(`Kim ${ines.lastName} is listening`).waitFor();
      await seeEachOther([other, visitor]);
      await eventually(
        'no whisper reaches the new agent',
        async () => (await received(other)).open === OWN_AND_OTHER,
      );
      await boss.getByRole('button', { name: 'Whisper to the agent' }).click();
      await other.getByText(`Kim ${ines.lastName} is whispering to you`).waitFor();
      await eventually(
        'a new one does',
        async () => (await received(other)).open === OWN_AND_OTHER + 1,
      );
    },
    240_000,
  );
});
