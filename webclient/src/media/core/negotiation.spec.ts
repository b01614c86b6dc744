import { beforeEach, describe, expect, it } from '@jest/globals';

import { FakeConnection } from '#testing/fake-connection.js';
import { Negotiation } from './negotiation.js';

/** A connection that records its descriptions in order, and makes a new one each time. */
class Described extends FakeConnection {
  readonly told: string[] = [];

  override async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    await super.setLocalDescription();
    const { type = '' } = this.localDescription ?? {};
    this.localDescription = { type, sdp: `${type} ${this.told.length}` };
    this.told.push(`own ${type}`);
  }

  override async setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    await Promise.resolve();
    if (description.sdp === 'nonsense') throw new Error('no');
    await super.setRemoteDescription(description);
    this.told.push(description.sdp);
  }
}

describe('offers and answers of a connection', () => {
  let connection: Described;
  let negotiation: Negotiation;

  beforeEach(() => {
    connection = new Described();
    negotiation = new Negotiation(connection as unknown as RTCPeerConnection);
  });

  it('given an own offer under way: is the same offer again, and prepared once', async () => {
    let prepared = 0;
    const make = () => negotiation.offer(() => (prepared += 1));
    const [first, second] = await Promise.all([make(), make()]);
    expect([second, await make(), prepared]).toEqual([first, first, 1]);
    expect(connection.told).toEqual(['own offer']);
  });

  it('makes another offer after the answer to its first one', async () => {
    const first = await negotiation.offer();
    await negotiation.accept('answer to the first');
    expect(await negotiation.offer()).not.toBe(first);
  });

  it('given a later own offer: passes over the answer to the one before', async () => {
    await negotiation.offer();
    await negotiation.accept('answer to the first');
    await negotiation.offer();
    await negotiation.accept('answer to the first');
    expect(connection.told).toEqual(['own offer', 'answer to the first', 'own offer']);
    await negotiation.accept('answer to the second');
    expect(connection.told.at(-1)).toBe('answer to the second');
  });

  it('given no own offer: passes an answer over', async () => {
    await negotiation.accept('answer to nothing');
    expect(connection.told).toEqual([]);
  });

  it('given an offer that is being answered: answers the next one after it', async () => {
    const answers = [negotiation.answer('first'), negotiation.answer('second')];
    const [first, second] = await Promise.all(answers);
    expect(connection.told).toEqual(['first', 'own answer', 'second', 'own answer']);
    expect(second).not.toBe(first);
  });

  it('given an offer that was answered: gives the same answer again', async () => {
    const answer = await negotiation.answer('first');
    await expect(negotiation.answer('first')).resolves.toBe(answer);
    expect(connection.told).toEqual(['first', 'own answer']);
  });

  it('continues with the next description if the browser does not take one', async () => {
    await negotiation.offer();
    await expect(negotiation.accept('nonsense')).rejects.toThrow('no');
    await negotiation.accept('answer');
    expect(connection.told).toEqual(['own offer', 'answer']);
  });
});
