import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { databaseAt } from '@foyer/projections';
import { dropDatabase } from '@foyer/projections/testing';
import { MongoClient } from 'mongodb';

import { eventually } from '#platform/testing/eventually.js';
import { HeardStreams } from '../testing/heard-streams.js';
import { cardNumbersIn } from '../testing/kiosk/card-numbers.js';
import { KioskPayments } from '../testing/kiosk/kiosk-payments.js';
import { StaffedKiosk } from '../testing/kiosk/staffed-kiosk.js';

const { TEST_MONGODB_URL: mongo, TEST_KAFKA_URL: kafka } = process.env;

if (mongo && kafka) {
  describe.each(['opi', 'zvt'] as const)(
    'What others hear of a terminal that speaks %s',
    (protocol) => {
      const prefix = `cards-${randomUUID()}`;
      const database = databaseAt(mongo, prefix);
      let kiosk: StaffedKiosk;
      let payments: KioskPayments;

      beforeAll(async () => {
        const settings = { READ_STORE_URL: database, RELAY_URL: `${kafka}/${prefix}` };
        kiosk = await StaffedKiosk.open(protocol, settings);
        payments = await KioskPayments.open(kiosk);
      }, 120_000);
      afterAll(async () => {
        await kiosk.close();
        await dropDatabase(database);
      });

      /** Every document of the read models, as stored in the database. */
      const readModels = async (): Promise<string> => {
        const client = new MongoClient(database);
        try {
          const collections = await client.db().collections();
          const found = await Promise.all(collections.map((one) => one.find({}).toArray()));
          return JSON.stringify(found);
        } finally {
          await client.close();
        }
      };

      test('has no card number in it, however payments went', async () => {
        await payments.giveBack(await payments.charge(1250, {}, 'success'));
        await payments.isFree();
        await payments.charge(420, { outcome: 'decline' }, 'failed');
        await payments.charge(530, { dropAt: 'booked' }, 'success');
        await payments.charge(211, { cardNumber: '4222222222222', answer: 'twice' }, 'success');
        await kiosk.terminal.next({ answer: 'late', cardNumber: '5500000000000004' });
        const late = await payments.begin(640);
        await eventually('the terminal waits for the card', () => payments.displayed.has(late));
        await kiosk.terminal.release();
        await payments.stands(late, 'success');

        const heard = await HeardStreams.listen(kafka, [`${prefix}.payments`, `${prefix}.devices`]);
        const answers = () => heard.texts.filter((one) => one.includes('TerminalRequestAnswered'));
        await eventually('every answer is told', () => answers().length >= 6, 60_000);
        await heard.stop();
        expect(cardNumbersIn(heard.texts.join('\n'))).toEqual([]);
        const kept = await readModels();
        const shown = ['0018', '2222', '0004'].filter((last) => kept.includes(`*${last}`));
        expect(shown).toHaveLength(3);
        expect(cardNumbersIn(kept)).toEqual([]);
        expect(cardNumbersIn((await kiosk.traces()).texts)).toEqual([]);
      }, 240_000);
    },
  );
} else {
  describe('What others hear of a terminal', () => {
    test.todo('was not tried: TEST_MONGODB_URL and TEST_KAFKA_URL do not both name a server');
  });
}
