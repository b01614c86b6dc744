import type { Scene } from '../scene.js';

/** The program receives its address only after a start here, and a job that needs it waits. */
const NO_FAULT = 'The server does not know its own address yet';

/** No background job failed, and nothing that is a fault of the program was logged. */
export function nothingFailed({ office }: Scene): readonly string[] {
  const found = office.app.log.lines.filter(
    ({ level, message }) => level === 'error' || message.includes('failed'),
  );
  const said = found.map(({ message, fields }) => {
    const { err, job, name } = fields as { err?: Error; job?: string; name?: string };
    return `${message} ${job ?? name ?? ''} ${err?.message ?? ''}`.trim();
  });
  return said.filter((line) => !line.endsWith(NO_FAULT));
}
