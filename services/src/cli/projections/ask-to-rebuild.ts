import {
  askRunningServer,
  REBUILD_TASK,
  RebuildWord,
  ServerDidNot,
} from '#platform/operations/admin-socket';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { ReportProgress } from './report-progress.js';

/** The exit code that shells give after Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Asks a running server to rebuild read models. Anyone who presses Ctrl-C ends the command and not
 * the server's work.
 * @returns False where no server listens.
 * @throws CommandFailed where it did not do it, or went away.
 */
export async function askToRebuild(
  terminal: Terminal,
  folder: string,
  names: readonly string[],
  notify: ReportProgress,
): Promise<boolean> {
  const interrupted = (): void => {
    terminal.note(
      'The server goes on with it. Its log says when it is done; /health/ready, how far it is.',
    );
    process.exit(INTERRUPTED);
  };
  const onProgress = (said: unknown): void => {
    // From the first message on, the server has work that continues.
    if (process.listenerCount('SIGINT', interrupted) === 0) process.once('SIGINT', interrupted);
    const word = RebuildWord.safeParse(said);
    if (word.success) notify(word.data);
  };
  try {
    return (await askRunningServer(folder, REBUILD_TASK, { names }, { onProgress })) !== undefined;
  } catch (error) {
    throw error instanceof ServerDidNot ? new CommandFailed(error.message) : error;
  } finally {
    process.off('SIGINT', interrupted);
  }
}
