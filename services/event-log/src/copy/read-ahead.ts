/** Gives values on, the next one being made while one is worked on. */
export async function* readAhead<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  const source = values[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<T>> => {
    const coming = source.next();
    // Its error appears once it is awaited.
    coming.catch(() => undefined);
    return coming;
  };
  try {
    for (let coming = next(); ;) {
      const given = await coming;
      if (given.done === true) return;
      coming = next();
      yield given.value;
    }
  } finally {
    await source.return?.();
  }
}
