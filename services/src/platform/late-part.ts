/** Parts that are loaded once the program is ready, in the order in which their files were read. */
const parts: (() => Promise<unknown>)[] = [];

/**
 * Makes a part of the program that no start waits for. It is loaded in the background of a start,
 * not with the request that is the first to need it: a moment without a file descriptor would fail
 * the request, and Node remembers a failed import for good.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  const part = () => {
    // A failed part is loaded again at its next use.
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  parts.push(part);
  return part;
}

/**
 * Loads all of them, one after the other. @param onFailure receives the error of each that cannot
 * be loaded
 */
export async function loadLateParts(onFailure: (error: unknown) => void): Promise<void> {
  for (const part of parts) await part().catch(onFailure);
}
