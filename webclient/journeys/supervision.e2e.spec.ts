import { afterAll, beforeAll, describe, expect } from '@jest/globals';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** One connection for sending and one for receiving, through the relay. */
const OWN_AND_OTHER = 2;

describe('A supervisor', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  journey(
    'listens to a call, whispers to the agent unheard by the visitor, and joins',
    () => stage,
    async () => {
      const [kim, ines] = [await hire(stage), await hire(stage, 'admin')];
      const { id, path } = await openPortal(stage, [kim], { askClientName: true });
      const desk = await openDesk(stage, 'kim', kim);
      const visitor = await stage.page('visitor');
      await ring(visitor, path, { name: 'Vera Visitor' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      const office = await stage.consolePage('office', 'lines');
      const link = office.getByRole('link', { name: /Listen in on the call/ });
      const address = new URL((await link.getAttribute('href')) ?? '', office.url()).pathname;
      const boss = await stage.staffPage('boss', ines.token);
      const portal = boss.waitForResponse((answer) => answer.url().endsWith(`/queue/${id}`));
      await boss.goto(address);
      await portal;
      const listen = boss.getByRole('button', { name: 'Listen', exact: true });
      await listen.waitFor();
      // This portal does not let agents be listened to untold.
      expect(await boss.getByRole('button', { name: /^Listen/ }).count()).toBe(1);
      await listen.click();
      await desk.getByText(`Kim ${ines.lastName} is listening`).waitFor();
      await seeEachOther([boss]);
      // One for each participant that the supervisor sees and hears, and none is sent.
      expect(await received(boss)).toMatchObject({ open: 2 });
      expect(await received(visitor)).toMatchObject({ open: OWN_AND_OTHER });
      await stage.keep('supervisor-listens');

      await boss.getByRole('button', { name: 'Whisper to the agent' }).click();
      await desk.getByText(`Kim ${ines.lastName} is whispering to you`).waitFor();
      await eventually(
        'the whisper reaches the agent',
        async () => (await received(desk)).open === OWN_AND_OTHER + 1,
      );
      await seeEachOther([desk, visitor], 1_000);
      expect(await received(visitor)).toMatchObject({ open: OWN_AND_OTHER });
      expect(await visitor.getByText(ines.lastName).count()).toBe(0);

      await boss.getByRole('button', { name: 'Stop whispering' }).click();
      await desk.getByText(`Kim ${ines.lastName} is listening`).waitFor();
      await eventually(
        'nothing of it arrives any more',
        async () => (await received(desk)).open === OWN_AND_OTHER,
      );

      await boss.getByRole('button', { name: 'Join the call' }).click();
      await visitor.getByText(`Kim ${ines.lastName}`).first().waitFor();
      await eventually(
        'the visitor receives both',
        async () => (await received(visitor)).open === OWN_AND_OTHER + 1,
      );
      await seeEachOther([desk, visitor, boss]);
      expect(await desk.getByTestId('supervisor').count()).toBe(0);

      await endCall(desk);
      await boss.getByText('You are no longer listening.').waitFor();
      const callId = address.split('/').at(-1);
      const record = await stage.consolePage('record', `calls/${callId}/show`);
      await record.getByText(/now whispers to the agent/).waitFor();
      await record.getByText(/went from listening to joining the call/).waitFor();
    },
  );
});
