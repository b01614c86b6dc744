import { expect, test } from '@jest/globals';

/** Addresses that all reach one person. */
const SPELLINGS = [
  'ada@müller.example',
  'Ada+1@Müller.Example',
  'ADA+2+3@xn--mller-kva.example',
  ' ａｄａ@mu\u0308ller.example ',
];

/**
 * Checks that a budget of mails counts a mailbox as one, however its address is spelled.
 * @param open Opens a budget and returns how to pay for a mail, each time from another sender.
 */
export function describeOneMailbox(
  name: string,
  open: () => (email: string) => Promise<unknown>,
): void {
  const tooMany = { code: 'TOO_MANY_REQUESTS' };

  test.each(SPELLINGS)(
    `of ${name}, one mailbox has as many as any other, also as %s`,
    async (email) => {
      const [first = ''] = SPELLINGS;
      const [pay, payElsewhere] = [open(), open()];
      let count = 0;
      for (;;) {
        const outcome = await pay(email).catch((error: unknown) => error);
        if (outcome instanceof Error) break;
        await payElsewhere(count % 2 === 0 ? email : first);
        count += 1;
      }
      expect(count).toBeGreaterThan(0);
      for (const spelling of SPELLINGS) {
        await expect(pay(spelling)).rejects.toMatchObject(tooMany);
        await expect(payElsewhere(spelling)).rejects.toMatchObject(tooMany);
      }
      // A dot is a part of the mailbox, which only one provider leaves out.
      await expect(pay('a.da@müller.example')).resolves.toBeDefined();
      await expect(pay('ada@mueller.example')).resolves.toBeDefined();
    },
  );
}
