import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';

import { formatClock, formatDate, formatDay, formatExactMoment, formatMoment } from './format.js';

const AT = new Date(2026, 2, 4, 17, 5, 9).toISOString();
const browserSpeaks = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the format of moments', () => {
  test('counts 24 hours, also where the region would count twelve', () => {
    browserSpeaks('en-US');
    expect(formatMoment(AT, 'en')).toBe('Mar 4, 2026, 17:05');
    expect(formatExactMoment(AT, 'en')).toBe('Mar 4, 2026, 17:05:09');
    expect(formatClock(AT, 'en')).toBe('17:05');
  });

  test('has its days as the region of the reader writes them', () => {
    browserSpeaks('de-AT', 'en-GB');
    expect(formatMoment(AT, 'en')).toBe('4 Mar 2026, 17:05');
    expect(formatDay(AT, 'en')).toBe('4 Mar 2026');
    expect(formatDay(AT, 'de')).toBe('04.03.2026');
  });

  test('takes a day for the same wherever it is read', () => {
    browserSpeaks('en-GB');
    expect(formatDate('2026-03-04', 'en')).toBe('4 Mar 2026');
  });

  test('is written here and nowhere else', () => {
    const source = join('console', 'src');
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|^i18n.format/.test(path))
      .filter((path) => {
        const text = readFileSync(join(source, path), 'utf8');
        return /timeStyle|toLocaleTimeString|hour: '|toLocaleString\(\)/.test(text);
      });
    expect(others).toEqual([]);
  });
});
