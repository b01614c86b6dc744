/**
 * Keeps this number of workers busy at once until all turns are taken, each as soon as it has ended
 * the one before.
 * @returns how many turns were done a second
 */
export async function turnsPerSecond(
  { atOnce, turns }: { readonly atOnce: number; readonly turns: number },
  take: (turn: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    while (next < turns) {
      const turn = next;
      next += 1;
      await take(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return turns / ((performance.now() - began) / 1000);
}
