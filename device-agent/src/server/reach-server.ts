const WITHIN_MS = 3_000;

/** Checks that the server answers at all. @param server Its origin. */
export async function reachServer(server: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${server}/health/live`, {
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
