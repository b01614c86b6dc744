import { describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { byWayOf, databaseAt, mongoAddress, firstServerOf } from './mongo-address.js';
import { mongoDatabase } from './mongo/mongo-database.js';

describe('The address of a MongoDB', () => {
  test('says what the driver takes it to say', () => {
    expect(mongoAddress('mongodb://ada:p%40ss@one:27017,[::1]:27018/foyer?replicaSet=rs0')).toEqual(
      {
        scheme: 'mongodb',
        credentials: 'ada:p%40ss',
        hosts: 'one:27017,[::1]:27018',
        database: 'foyer',
        options: 'replicaSet=rs0',
      },
    );
    expect(mongoAddress('mongodb://host')).toMatchObject({ hosts: 'host', database: undefined });
    expect(mongoAddress('mongodb://host/?tls=true')).toMatchObject({ options: 'tls=true' });
    expect(mongoAddress('mongodb://host?directConnection=true')).toMatchObject({
      database: undefined,
    });
    expect(mongoAddress('mongodb+srv://cluster.example.org/a%2Db')).toMatchObject({
      scheme: 'mongodb+srv',
      database: 'a-b',
    });
  });

  test.each([
    'mongodb://',
    'mongodb:///foyer',
    'http://host',
    'mongodb://host/a/b',
    'mongodb://a,',
  ])('%s is none', (url) => expect(mongoAddress(url)).toBeUndefined());

  test.each([
    ['mongodb://one:27017,two:27018/reads?replicaSet=rs0', 'reads'],
    ['mongodb://one:27017,two:27018/?replicaSet=rs0', 'foyer'],
    ['mongodb://host?directConnection=true', 'foyer'],
    ['mongodb://host/a%2Db', 'a-b'],
  ])('leads to its database, also where it names several servers: %s', async (url, name) => {
    const { client, db } = mongoDatabase({ url, database: 'foyer', timeoutMs: 300 });
    expect(db.databaseName).toBe(name);
    await client.close();
  });

  test.each([
    ['mongodb://host', undefined],
    ['mongodb://root:secret@host:27017', 'admin'],
    ['mongodb://root:secret@host/?directConnection=true', 'admin'],
    ['mongodb://ada:secret@host/people', 'people'],
    ['mongodb://ada:secret@host/people?authSource=users', 'users'],
    ['mongodb://ada:secret@one:1,two:2/?replicaSet=rs0&authSource=admin', 'admin'],
  ])('of another database signs in where it did: %s', (url, source) => {
    const [before, after] = [url, databaseAt(url, 'other')].map((one) => new MongoClient(one));
    expect(after?.options.dbName).toBe('other');
    expect(after?.options.hosts).toEqual(before?.options.hosts);
    expect(after?.options.replicaSet).toBe(before?.options.replicaSet);
    expect(after?.options.directConnection).toBe(before?.options.directConnection);
    expect(after?.options.credentials?.source).toBe(source);
    expect(before?.options.credentials?.source).toBe(source);
  });

  test('by way of another place asks the one server that is there', () => {
    const url = byWayOf('mongodb://ada:1@one:1,two:2/?replicaSet=rs0&tls=true', '127.0.0.1:3');
    expect(url).toBe(
      'mongodb://ada:1@127.0.0.1:3/?tls=true&authSource=admin&directConnection=true',
    );
    expect(new MongoClient(url).options.directConnection).toBe(true);
    expect(byWayOf('mongodb://one/a', 'here:4')).toBe('mongodb://here:4/a?directConnection=true');
  });
});

test.each([
  ['mongodb://user:pass@one:27018,two:27019/x?replicaSet=rs0', 'one', 27018],
  ['mongodb://one,two/x', 'one', 27017],
  ['mongodb://[::1]:27018/x', '::1', 27018],
])('the first server of %s', (url, host, port) => {
  expect(firstServerOf(url)).toEqual({ host, port });
});
