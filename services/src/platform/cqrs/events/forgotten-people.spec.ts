import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';
import { subjectFieldOf } from '@foyer/contracts/schema';

import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { EventCodec } from './event-codec.js';

const samples = new URL('../../../../../contracts/samples/', import.meta.url);
const withPeople = [...eventDefinitions.values()].filter((one) => one.personalFields.length > 0);

function sampleOf(type: string, version: number): Record<string, unknown> {
  const name = new URL(`${type}.v${version}.json`, samples);
  const { data } = JSON.parse(readFileSync(name, 'utf8')) as { data: Record<string, unknown> };
  return data;
}

/** The data of an event in which every personal field says something. */
function said(type: string): Record<string, unknown> {
  const { version, personalFields, data: schema } = eventDefinitions.get(type)!;
  const data = { ...sampleOf(type, version) };
  if ('payerId' in data) data.payerId = '01900000-0000-7000-8000-000000000002';
  for (const field of personalFields) {
    const clock = { timeZone: 'Europe/Berlin', language: 'de' };
    const words = ['Ada', ['Ada'], '************1111', 'ada@example.org', clock];
    // A field that may be left out says something here.
    const fits = (value: unknown) =>
      value !== undefined && schema.safeParse({ ...data, [field]: value }).success;
    data[field] = [data[field] ?? undefined, ...words].find(fits);
    expect({ type, field, value: data[field] }).toMatchObject({ value: expect.anything() });
  }
  return data;
}

const about = (type: string) => {
  const personalData = new PersonalData(new PersonKeys(new MemoryVault()));
  return { personalData, codec: new EventCodec(personalData), data: said(type) };
};

describe('an event about a person who is forgotten', () => {
  test.each(withPeople.map(({ type }) => type))(
    '%s is never kept without its words',
    async (type) => {
      const { personalData, codec, data } = about(type);
      const definition = eventDefinitions.get(type)!;
      await personalData.forget(String(data[subjectFieldOf(definition, definition.version)!]));
      const written = codec.encode({ type, data });
      if (definition.countsWithoutPerson) await expect(written).resolves.toBeDefined();
      else await expect(written).rejects.toMatchObject({ code: 'PERSON_FORGOTTEN' });
    },
  );

  test.each(['PaymentInitiated', 'TerminalRequestAnswered', 'ReceiptPrinted'])(
    '%s is kept whole under the key of the company',
    async (type) => {
      const { personalData, codec, data } = about(type);
      const payer = String(data.payerId);
      await personalData.forget(payer);
      const { schemaVersion, data: stored } = await codec.encode({ type, data });
      expect(JSON.stringify(stored)).toContain('enc:1:');
      const metadata = { schemaVersion } as never;
      expect(await codec.decode({ type, data: stored, metadata })).toEqual({ type, data });
    },
  );

  test('is still read under the key that its version named', async () => {
    const { personalData, codec, data } = about('PaymentInitiated');
    const place = { type: 'PaymentInitiated', field: 'purpose' };
    const purpose = await personalData.encrypt(
      { ...place, subject: String(data.payerId) },
      data.purpose,
    );
    const old = { type: 'PaymentInitiated', data: { ...data, purpose } };
    const read = () => codec.decode({ ...old, metadata: { schemaVersion: 1 } } as never);
    expect(await read()).toMatchObject({ data: { purpose: data.purpose } });
    await personalData.forget(String(data.payerId));
    expect(await read()).toMatchObject({ data: { purpose: null } });
  });
});
