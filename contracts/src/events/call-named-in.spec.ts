import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { callNamedIn, callPartsNamedIn, callsOf, eventDefinitions } from './index.js';

const CALL = '01900000-0000-7000-8000-0000000000ca';

/** Each way in which the data of an event type can name a call. */
function namings(schema: z.ZodType): Record<string, unknown>[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).flatMap((field): Record<string, unknown>[] => {
    if (/^(?:call|board)(?:Detail)?Id$/.test(field)) return [{ [field]: CALL }];
    return field === 'place' ? [{ place: { kind: 'call', id: CALL } }] : [];
  });
}

describe('The call that an event names', () => {
  const naming = [...eventDefinitions.values()].flatMap(({ type, data }) =>
    namings(data).map((given) => [type, given] as const),
  );

  test('is looked for in all event types', () => {
    const types = new Set(naming.map(([type]) => type));
    for (const type of [
      'TranscriptConsentGiven',
      'TranscriptConsentWithdrawn',
      'TranscriptDeleted',
      'DocumentUploaded',
      'DocumentPublished',
      'DocumentDeleted',
      'CallDocumentsChanged',
    ]) {
      expect(types).toContain(type);
    }
  });

  test.each(naming)('is found in %s', (_type, given) => {
    expect(callNamedIn(given)).toBe(CALL);
  });

  test.each([
    [{ callId: null }],
    [{ place: { kind: 'session', id: CALL } }],
    [{ memberId: CALL }],
    [null],
  ])('is none in %j', (data) => {
    expect(callNamedIn(data)).toBeUndefined();
  });
});

const PART = '01900000-0000-7000-8000-0000000000ba';

/**
 * Fields whose ids are of one payment, message, difference or request, and so of one call at most.
 */
const NAMES_PART = /^(?:transaction|message|difference|reversal|request)Ids?$/;
const DEVICE = '01900000-0000-7000-8000-0000000000de';

/** Each way in which the data of an event type can name a part of a call. */
function partNamings(schema: z.ZodType): Record<string, unknown>[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.keys(schema.shape);
  return fields.flatMap((field): Record<string, unknown>[] => {
    if (!NAMES_PART.test(field)) return [];
    if (field === 'requestId') {
      // A request is one of its device; where none is named, the event names call or payment.
      if (fields.includes('deviceId')) return [{ deviceId: DEVICE, requestId: PART }];
      expect(fields.some((one) => ['callId', 'transactionId'].includes(one))).toBe(true);
      return [];
    }
    return [{ [field]: field.endsWith('s') ? [PART] : PART }];
  });
}

describe('The call of a part that an event names', () => {
  const naming = [...eventDefinitions.values()].flatMap(({ type, data }) =>
    partNamings(data).map((given) => [type, given] as const),
  );

  test('is looked for in all event types', () => {
    const types = naming.map(([type]) => type);
    expect(types).toEqual(expect.arrayContaining(['TerminalFreed', 'LedgerCompared']));
    expect(types).toEqual(expect.arrayContaining(['TransactionSettled', 'ChatMessageDeleted']));
  });

  test.each(naming)('is found in %s %j', (_type, given) => {
    const isPart = (part: string) => part.endsWith(`:${PART}`);
    expect(callsOf(given, (part) => (isPart(part) ? CALL : undefined))).toEqual([CALL]);
    expect(callsOf(given, () => undefined)).toEqual([]);
  });

  test('has its kind, so that one id for two kinds is two parts', () => {
    const parts = [
      { transactionId: PART },
      { messageId: PART },
      { differenceId: PART },
      { reversalId: PART },
      { deviceId: DEVICE, requestId: PART },
      { deviceId: CALL, requestId: PART },
    ].flatMap((data) => callPartsNamedIn(data).own);
    expect(new Set(parts).size).toBe(6);
  });
});
