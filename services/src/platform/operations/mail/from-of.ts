/** The sender of a mail: the configured one, by another name where one is given. */
export function fromOf(configured: string, name: string | undefined) {
  if (name === undefined || name.trim() === '') return configured;
  const address = /<([^<>]+)>\s*$/.exec(configured)?.[1] ?? configured;
  // A name may be in people's own words: none of it becomes a line of its own in the head.
  return { name: name.replace(/[\r\n]+/g, ' ').trim(), address: address.trim() };
}
