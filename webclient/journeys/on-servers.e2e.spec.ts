import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityRoutes } from '@foyer/contracts/identity';
import { databaseAt } from '@foyer/projections';

import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { HeardOnKafka, type HeardEvent } from '../../tools/journeys/harness/heard-on-kafka.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { KeptInMongo } from '../../tools/journeys/harness/kept-in-mongo.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const { TEST_MONGODB_URL: mongo, TEST_KAFKA_URL: kafka } = process.env;

if (mongo && kafka) {
  describe('On MongoDB and Kafka', () => {
    const prefix = `journey-${randomUUID()}`;
    const names = { readModels: prefix, files: `${prefix}-files` };
    const kept = new KeptInMongo(mongo, names);
    const at = (name: string): string => databaseAt(mongo, name);
    let stage: Stage;

    beforeAll(async () => {
      stage = await Stage.set({
        settings: {
          JANUS: 'off',
          READ_STORE_URL: at(names.readModels),
          FILES_URL: at(names.files),
          RELAY_URL: `${kafka}/${prefix}`,
        },
      });
    });
    afterAll(async () => {
      await stage.strike();
      await kept.discard();
    });

    journey(
      'a visitor rings, an agent answers, the call ends, and all of it lies where it was to lie',
      () => stage,
      async () => {
        const agent = await hire(stage);
        const fileId = await showOneself(stage, agent);
        const { path } = await openPortal(stage, [agent], { askClientName: true });
        const desk = await openDesk(stage, 'agent', agent);
        const visitor = await stage.page('visitor');
        await ring(visitor, path, { name: 'Ada Lovelace' });
        await desk.getByRole('button', { name: 'Accept' }).click();
        await seeEachOther([desk, visitor], 2_000);
        await endCall(desk);
        await visitor.getByText('The call has ended.').waitFor();

        const heard = await HeardOnKafka.listen(kafka, prefix);
        const endOfCall = () => heard.events.find(({ type }) => type === 'foyer.CallEnded');
        await eventually('the end of the call on Kafka', () => endOfCall() !== undefined, 60_000);
        const callId = endOfCall()?.correlationid ?? '';
        const ended = (topic: string, type: string) => () =>
          heard.events.some((one) => one.topic === topic && one.type === `foyer.${type}`);
        await eventually('the end of the visit on Kafka', ended('visits', 'VisitEnded'));
        await heard.stop();
        expectOrder(heard, callId);
        // Outside consumers do not have the keys of names.
        const said = heard.events.map(({ text }) => text).join('\n');
        for (const name of ['Lovelace', agent.lastName, agent.userName]) {
          expect(said).not.toContain(name);
        }

        await eventually('the record of the call in MongoDB', async () => {
          const record = await kept.document('call-records', 'calls', callId);
          return record?.state === 'ended';
        });
        expect(await kept.document('call-records', 'calls', callId)).toMatchObject({
          agentId: agent.id,
          visitorName: 'Ada Lovelace',
          endReason: 'agent-ended',
        });
        const picture = await kept.file(`avatar/${fileId}`);
        expect(picture.toString('latin1', 0, 12)).toMatch(/^RIFF....WEBP$/s);
        expect(await shown(stage, agent, fileId)).toEqual(picture);
      },
      180_000,
    );
  });
} else {
  describe('On MongoDB and Kafka', () => {
    test.todo('was not tried: TEST_MONGODB_URL and TEST_KAFKA_URL do not both name a server');
  });
}

/** Gives an agent a picture. @returns the id under which it is kept */
async function showOneself(stage: Stage, { token }: Agent): Promise<string> {
  const page = await stage.staffPage('owner', token);
  await page.goto('/vblh/account');
  const buffer = await page.screenshot();
  const input = page.getByLabel('Choose a picture');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Picture uploaded').waitFor();
  await stage.dismiss('owner');
  const profile = await (await stage.api(token)).call(identityRoutes.getProfile, {});
  return profile.avatarDocumentId ?? '';
}

async function shown(stage: Stage, { token }: Agent, fileId: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${stage.server.origin}/api/v2/avatar/${fileId}`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Each stream has come whole, in its order, under its own key; the call's says what happened in it.
 */
function expectOrder({ events }: HeardOnKafka, callId: string): void {
  const streams = new Map<string, HeardEvent[]>();
  for (const event of events) {
    expect(event.key).toBe(event.subject);
    const own = streams.get(event.subject) ?? [];
    streams.set(event.subject, own);
    // A repeated event is guaranteed to be older than the newest one that is known.
    if (event.streamrevision < own.length) continue;
    expect([event.subject, event.streamrevision]).toEqual([event.subject, own.length]);
    own.push(event);
  }
  const types = streams.get(`call-${callId}`)?.map(({ type }) => type) ?? [];
  expect(types[0]).toBe('foyer.CallStarted');
  expect(types.indexOf('foyer.CallJoined')).toBeGreaterThan(0);
  expect(types.indexOf('foyer.CallEnded')).toBeGreaterThan(types.indexOf('foyer.CallJoined'));
  expect(streams.get(`visit-${callId}`)?.[0]?.type).toBe('foyer.VisitOpened');
}
