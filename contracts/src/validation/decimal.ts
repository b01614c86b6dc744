import { plainLine } from '../schema/plain-text.js';

/**
 * A typed number, with a comma or a point; the comma becomes a point (specification, section 5).
 */
export const Decimal = plainLine()
  .max(20)
  .regex(/^-?\d{1,12}(?:[.,]\d{1,6})?$/, 'NUMBER_INVALID')
  .transform((text) => Number(text.replace(',', '.')))
  .meta({ id: 'Decimal', examples: ['12,50'] });

/** A typed amount, in minor units; more than two decimals are refused rather than rounded. */
export const TypedAmount = plainLine()
  .max(12)
  .regex(/^\d{1,6}(?:[.,]\d{1,2})?$/, 'AMOUNT_INVALID')
  .transform((text) => {
    const [whole = '0', cents = ''] = text.split(/[.,]/);
    return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  })
  .refine((amount) => amount > 0, 'AMOUNT_INVALID')
  .meta({ id: 'TypedAmount', examples: ['12,50'] });

/** An amount in minor units as people read it, `12,50` in German and `12.50` in English. */
export function printAmount(amount: number, language: 'en' | 'de'): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}${language === 'de' ? ',' : '.'}${digits.slice(-2)}`;
}
