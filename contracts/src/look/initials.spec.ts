import { describe, expect, it } from '@jest/globals';

import { initial, initials } from './initials.js';

describe('the initials of a name', () => {
  it.each([
    ['Anna Maria Berger', 'AB'],
    ['Anna-Lena Müller-Lüdenscheidt', 'AM'],
    ['Hans-Peter', 'HP'],
    ['王小明', '王'],
    ['王 小明', '王'],
    ['김 민수', '김'],
    ['Ó Briain', 'ÓB'],
    ['O\u0301 Briain', 'ÓB'],
    ['van der Berg', 'B'],
    ['Jan van der Berg', 'JB'],
    ['Vincent de la Cruz', 'VC'],
    ['ada king', 'AK'],
    ['bob li', 'BL'],
    ['Madonna', 'M'],
    ['  öz  ', 'Ö'],
    ["O'Neill", 'O'],
    ['😀', ''],
    ['👩‍💻 Ada', 'A'],
    ['Ada King 😀', 'AK'],
    ['<b>"Ada" Byron', 'BB'],
    ['"Ada" (Byron)', 'AB'],
    ['محمد علي', 'مع'],
    ['\u200fשרה כהן', 'שכ'],
    ['नेहा शर्मा', 'नेश'],
    ['𝒜da Berg', '𝒜B'],
    ['Stadt Ulm – Bürgerbüro', 'SB'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('the one initial of a name', () => {
  it.each([
    ['Reception', 'R'],
    ['– bürgerbüro', 'B'],
    ['„Zum Löwen“', 'Z'],
    ['👋 Hello', 'H'],
    ['𝒜da', '𝒜'],
    ['😀', ''],
  ])('of %j is %j', (name, letter) => {
    expect(initial(name)).toBe(letter);
  });
});
