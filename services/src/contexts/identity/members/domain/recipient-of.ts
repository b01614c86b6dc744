import { nameKey } from '@foyer/contracts/identity';

/**
 * Returns the mailbox of an e-mail address, by which budgets count mails: a tag after a plus sign
 * reaches the same person, as does a domain in its Unicode or its ASCII form. A user name stays as
 * it is, since those who forgot a password may give it instead.
 */
export function recipientOf(email: string): string {
  const key = nameKey(email);
  const at = key.lastIndexOf('@');
  if (at < 0) return key;
  const [mailbox = ''] = key.slice(0, at).split('+');
  const domain = key.slice(at + 1).replace(/\.$/, '');
  return `${mailbox}@${asciiOf(domain)}`;
}

/** The ASCII form of a domain, by the rules of addresses; one that cannot exist stays as it is. */
function asciiOf(domain: string): string {
  const address = `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname || domain : domain;
}
