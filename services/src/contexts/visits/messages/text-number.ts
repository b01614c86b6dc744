import { Rejected } from '#platform/cqrs';
import type { PhoneNumbers } from '#platform/operations/text-messages';

/**
 * A number that may be texted, in E.164.
 * @throws Rejected TEXT_NUMBER_INVALID, or TEXT_NUMBER_ABROAD where texts are not sent to its
 * country
 */
export function textNumber(numbers: PhoneNumbers, written: string): string {
  const phoneNumber = numbers.read(written);
  if (phoneNumber === undefined) throw new Rejected('TEXT_NUMBER_INVALID');
  if (!numbers.isAllowed(phoneNumber)) throw new Rejected('TEXT_NUMBER_ABROAD');
  return phoneNumber;
}
