import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { MaskedPaper } from './masked-paper.js';

const CARD = '6725990314159265357';

describe('a receipt that comes in parts', () => {
  it('shows four digits of a card number that continues in the next part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CARD.length - 1 }), fc.boolean(), (at, isAlone) => {
        const paper = new MaskedPaper();
        const first = ['TA-NR 000123', `Karte ${CARD.slice(0, at)}`];
        const second = [CARD.slice(at), ...(isAlone ? [] : ['BETRAG EUR 12,50'])];
        const lines = [...paper.take(first), ...paper.take(second), ...paper.rest()];
        expect(lines).toHaveLength(first.length + second.length);
        const from = lines.findIndex((line) => line.startsWith('Karte'));
        expect(
          lines
            .slice(from, from + 2)
            .join('')
            .replace(/\D/g, ''),
        ).toBe('5357');
      }),
    );
  });

  it.each([
    ['in frames', ['* 4999990271 *', '* 828185 *']],
    ['with a blank line between', ['4999990271', '', '828185']],
    ['with text between', ['4999990271', 'BETRAG EUR', 'Bezahlt', '828185']],
    ['in three parts', ['49999', 'Karte', 'Debit', '90271', '828185']],
  ])('shows four digits of a card number that comes line by line: %s', (_, lines) => {
    const paper = new MaskedPaper();
    const shown = [...lines.flatMap((line) => paper.take([line])), ...paper.rest()];
    expect(shown.join('').replace(/\D/g, '')).toBe('8185');
  });

  it('lets lines go once no later one can continue them', () => {
    const paper = new MaskedPaper();
    expect(paper.take(['Kundenbeleg', 'BETRAG EUR'])).toEqual(['Kundenbeleg', 'BETRAG EUR']);
    expect(paper.take(['Nummer 1'])).toEqual([]);
    expect(paper.take(['Danke', 'und'])).toEqual([]);
    expect(paper.take(['bis bald'])).toEqual(['Nummer 1', 'Danke', 'und', 'bis bald']);
    expect(paper.rest()).toEqual([]);
  });
});
