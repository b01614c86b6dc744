import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** The part of Node's module of that name that keeps what was compiled. */
interface NodeCompileCache {
  readonly enableCompileCache?: (folder: string) => unknown;
  readonly flushCompileCache?: () => void;
}

/**
 * Keeps Node's compiled form of the sources, so that the next start need not compile them: a
 * quarter of its time. The cache is next to the compiled server, where no one else may write. If
 * the server may not either, it has no cache.
 * @param folder the folder of the compiled server
 * @returns a function that writes the cache so far; Node itself writes it only at a regular end of
 * the process
 */
export function useCompileCache(folder: URL, node: NodeCompileCache = module): () => void {
  node.enableCompileCache?.(fileURLToPath(new URL('.compile-cache', folder)));
  return () => node.flushCompileCache?.();
}
