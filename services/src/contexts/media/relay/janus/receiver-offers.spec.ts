import { describe, expect, it } from '@jest/globals';

import { ReceiverOffers } from './receiver-offers.js';

/** Janus as one receiver's offers meet it: it answers each of them when a test says so. */
function makeJanus() {
  const offers = new ReceiverOffers<string>();
  const asked: ((made: string | undefined) => void)[] = [];
  const taken: { sdp: string; done: (error?: Error) => void }[] = [];
  return {
    asked,
    taken,
    next: () => offers.next(() => new Promise((resolve) => asked.push(resolve))),
    answer: (sdp: string) =>
      offers.answer(
        sdp,
        () =>
          new Promise<void>((resolve, reject) =>
            taken.push({ sdp, done: (error) => (error ? reject(error) : resolve()) }),
          ),
      ),
  };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("Janus' offers to one receiver", () => {
  it('given an offer under way: is not asked for another, and each further caller waits for the first', async () => {
    const janus = makeJanus();
    const first = janus.next();
    await settle();
    await expect(janus.next()).resolves.toBeUndefined();
    expect(janus.asked).toHaveLength(1);
    janus.asked[0]?.('one');
    await expect(first).resolves.toEqual('one');
  });

  it('given an offer that is not answered: gives it again', async () => {
    const janus = makeJanus();
    const first = janus.next();
    await settle();
    janus.asked[0]?.('one');
    await first;
    await expect(janus.next()).resolves.toEqual('one');
    expect(janus.asked).toHaveLength(1);
  });

  it('given an answer that Janus has not taken yet: asks for the next offer only then', async () => {
    const janus = makeJanus();
    const first = janus.next();
    await settle();
    janus.asked[0]?.('one');
    await first;
    const answered = janus.answer('answer to one');
    const second = janus.next();
    await settle();
    expect([janus.taken.length, janus.asked.length]).toEqual([1, 1]);
    janus.taken[0]?.done();
    await answered;
    await settle();
    janus.asked[1]?.('two');
    await expect(second).resolves.toEqual('two');
  });

  it('given a later offer: passes over the answer to the one before, and one without an offer', async () => {
    const janus = makeJanus();
    await janus.answer('to nothing');
    const first = janus.next();
    await settle();
    janus.asked[0]?.('one');
    await first;
    const answered = janus.answer('answer to one');
    janus.taken[0]?.done();
    await answered;
    const second = janus.next();
    await settle();
    janus.asked[1]?.('two');
    await second;
    await janus.answer('answer to one');
    expect(janus.taken.map(({ sdp }) => sdp)).toEqual(['answer to one']);
    void janus.answer('answer to two');
    expect(janus.taken.map(({ sdp }) => sdp)).toEqual(['answer to one', 'answer to two']);
  });

  it('given an ask that Janus refused: may be asked again', async () => {
    const offers = new ReceiverOffers<string>();
    const refused = offers.next(async () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await expect(offers.next(async () => 'one')).resolves.toEqual('one');
  });
});
