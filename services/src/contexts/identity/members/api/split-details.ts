import type { MemberUpdate } from '../commands.js';

type Given = MemberUpdate['details'] & NonNullable<MemberUpdate['particulars']>;

/**
 * Tells what people are known by, some of which only one may use, from what else their account
 * says.
 */
export function splitDetails({
  firstName,
  lastName,
  userName,
  email,
  language,
  ...particulars
}: Given): Pick<MemberUpdate, 'details' | 'particulars'> {
  return {
    details: {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(userName !== undefined && { userName }),
      ...(email !== undefined && { email }),
      ...(language !== undefined && { language }),
    },
    particulars,
  };
}
