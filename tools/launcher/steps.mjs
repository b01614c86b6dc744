import { FailedCommand } from './command.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
/** Without a terminal a long step still says at this interval that it is alive. */
const PLAIN_MS = 10_000;

/**
 * @typedef {(detail: string) => void} Report tells how far a step has come
 * @typedef {<T>(title: string, work: (report: Report) => Promise<T>) => Promise<T>} Steps
 */

/**
 * Shows which step runs and for how long: one living line on a terminal, plain lines elsewhere.
 * @param {NodeJS.WriteStream} out
 * @returns {Steps}
 */
export function createSteps(out) {
  return async (title, work) => {
    const started = performance.now();
    const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    let detail = '';
    let frame = 0;
    const line = () => [title, detail, elapsed()].filter(Boolean).join(' · ');
    const draw = () => {
      frame = (frame + 1) % FRAMES.length;
      const text = `${FRAMES[frame] ?? ''} ${line()}`;
      out.write(`\r\x1b[2K${text.slice(0, (out.columns || 80) - 1)}`);
    };
    const finish = (/** @type {string} */ mark) => {
      clearInterval(timer);
      if (out.isTTY) out.write('\r\x1b[2K');
      out.write(`${mark} ${title} · ${elapsed()}\n`);
    };
    if (!out.isTTY) out.write(`  ${title} ...\n`);
    const timer = out.isTTY
      ? setInterval(draw, FRAME_MS)
      : setInterval(() => out.write(`  ${line()}\n`), PLAIN_MS);
    try {
      const result = await work((text) => {
        detail = text;
      });
      finish('✓');
      return result;
    } catch (error) {
      finish('✗');
      throw error;
    }
  };
}

/**
 * Ends the process after a step that failed, with what its command said; anything else is a bug and
 * is thrown on.
 * @param {unknown} error
 * @returns {never}
 */
export function endOnFailedStep(error) {
  if (!(error instanceof FailedCommand)) throw error;
  explain(error);
  process.exit(error.exitCode);
}

/**
 * Shows what a failed command said.
 * @param {FailedCommand} error
 */
export function explain(error) {
  process.stderr.write(`${error.output.trimEnd()}\n\n${error.message}\n`);
}
