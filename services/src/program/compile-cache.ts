import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The part of Node's module of that name that keeps what was compiled. */
interface NodeCompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
  readonly flushCompileCache?: () => void;
}

/**
 * Keeps what Node makes of the sources, so that the next start need not compile them: a quarter of its time. It lies beside the
 * compiled server, where no one else may write; where the server may not either, nothing is kept.
 * @param folder where the compiled server lies.
 * @returns how to write down what was compiled so far; Node itself does so only where a process ends by itself.
 */
export function useCompileCache(folder: URL, node: NodeCompileCache = module): () => void {
  node.enableCompileCache?.(fileURLToPath(new URL('.compile-cache', folder)));
  return () => node.flushCompileCache?.();
}
