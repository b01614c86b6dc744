import { useDataProvider, type RaRecord } from 'react-admin';

/**
 * Returns a function that tells which records an action is going to change: one that was
 * deactivated before stays so when the action is taken back.
 */
export function useChangedRecords(
  resource: string,
  changes: ((record: never) => boolean) | undefined,
) {
  const dataProvider = useDataProvider();
  return async (ids: readonly string[]): Promise<readonly string[]> => {
    if (changes === undefined) return [];
    try {
      const { data } = await dataProvider.getMany<RaRecord<string>>(resource, { ids: [...ids] });
      return data.filter((record) => changes(record as never)).map(({ id }) => id);
    } catch {
      // The action itself does not depend on it: it is not offered to be taken back then.
      return [];
    }
  };
}
