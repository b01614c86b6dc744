import { plainLine } from '../schema/plain-text.js';

const NUMBER = /^(?:\+\d{1,3} )?\d{3} \d{3} \d{4,10}$/;

/**
 * A phone number: `+CC 123 456 7890`, the country code of 1 to 3 digits optional, the last group of
 * 4 to 10.
 */
export const Phone = plainLine()
  .max(30)
  .regex(NUMBER, 'PHONE_INVALID')
  .meta({ id: 'Phone', examples: ['+49 301 234 5678'] });

/** The same where there need not be one: empty then. */
export const PhoneOrNone = plainLine()
  .max(30)
  .refine((number) => number === '' || NUMBER.test(number), 'PHONE_INVALID')
  .meta({ examples: ['+49 301 234 5678'] });
export const OptionalPhone = PhoneOrNone.default('');
