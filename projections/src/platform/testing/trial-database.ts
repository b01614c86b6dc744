import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { databaseAt } from '../read-store/mongo-address.js';

/** A database for one test, by its address. */
export function trialDatabase(server: string, prefix = 'foyer-test'): string {
  return databaseAt(server, `${prefix}-${randomUUID()}`);
}

/** Does something with the server past the program. */
export async function withMongo<T>(
  url: string,
  act: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(url);
  try {
    return await act(client);
  } finally {
    await client.close();
  }
}

/** Takes a database away with all that is in it. */
export async function dropDatabase(url: string): Promise<void> {
  await withMongo(url, (client) => client.db().dropDatabase());
}
