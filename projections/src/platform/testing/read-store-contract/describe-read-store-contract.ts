import { afterEach, beforeEach, describe } from '@jest/globals';
import { answerContract } from './answer-contract.js';
import { buildContract } from './build-contract.js';
import { damageContract } from './damage-contract.js';
import { filterContract } from './filter-contract.js';
import {
  collections,
  type ContractContext,
  first,
  people,
  type Person,
  type ReadStoreUnderTest,
  writesOf,
} from './fixture.js';
import { progressContract } from './progress-contract.js';
import { errorContract } from './error-contract.js';
import { writeContract } from './write-contract.js';

/** Tests the contract of every read store; an adapter's spec calls this with a way to make one. */
export function describeReadStoreContract(
  name: string,
  make: () => Promise<ReadStoreUnderTest>,
): void {
  describe(`read store contract: ${name}`, () => {
    let subject: ReadStoreUnderTest;
    const context: ContractContext = {
      subject: () => subject,
      store: () => subject.store,
      ids: async (filter, options) => {
        const found = await subject.store.collection<Person>('people').find(filter, options);
        return found.map((person) => person._id).join('');
      },
    };

    beforeEach(async () => {
      subject = await make();
      await subject.store.create(first, collections);
      await subject.store.write([writesOf(first, people, 1)]);
      await subject.store.promote(first);
    });

    afterEach(() => subject.dispose());

    filterContract(context);
    answerContract(context);
    errorContract(context);
    writeContract(context);
    buildContract(context);
    progressContract(context);
    damageContract(context);
  });
}
