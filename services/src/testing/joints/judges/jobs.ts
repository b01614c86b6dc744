import type { Scene } from '../scene.js';

/** No background job failed, and nothing that is a fault of the program was logged. */
export function nothingFailed({ office }: Scene): readonly string[] {
  const found = office.app.log.lines.filter(
    ({ level, message }) => level === 'error' || message.includes('failed'),
  );
  return found.map(({ message, fields }) => {
    const { err, job, name } = fields as { err?: Error; job?: string; name?: string };
    return `${message} ${job ?? name ?? ''} ${err?.message ?? ''}`.trim();
  });
}
