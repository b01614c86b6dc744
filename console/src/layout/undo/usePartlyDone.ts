import {
  useDataProvider,
  useGetRecordRepresentation,
  useTranslate,
  type RaRecord,
} from 'react-admin';

/** The outcome of a call on several records. */
export interface Outcome {
  readonly successIds: readonly string[];
  readonly failedIds: readonly string[];
  /** The code of each error; absent in answers of an earlier version. */
  readonly failures?: readonly { readonly id: string; readonly code: string }[] | undefined;
}

/** This number of records is named; the others are counted. */
const NAMED = 5;

/** Returns a function that says how many records were reached, and which were not, and why. */
export function usePartlyDone(resource: string) {
  const dataProvider = useDataProvider();
  const nameOf = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const read = async (ids: string[]): Promise<readonly RaRecord<string>[]> => {
    try {
      return (await dataProvider.getMany<RaRecord<string>>(resource, { ids })).data;
    } catch {
      // The number of the others is worth telling without their names.
      return [];
    }
  };
  return async ({ successIds, failedIds, failures = [] }: Outcome): Promise<string> => {
    const named = failedIds.slice(0, NAMED);
    const records = await read([...named]);
    const reasons = named.flatMap((id) => {
      const record = records.find((one) => one.id === id);
      const code = failures.find((one) => one.id === id)?.code;
      const shown = record === undefined ? '' : nameOf(record);
      const name = typeof shown === 'string' ? shown : '';
      const reason = code === undefined ? '' : translate(`rule.${code}`, { _: '' });
      const said = [name, reason].filter((part) => part !== '').join(': ');
      return said === '' ? [] : [said];
    });
    const count = translate('layout.partly', { done: successIds.length, failed: failedIds.length });
    const others = failedIds.length - NAMED;
    const more = others > 0 ? [translate('layout.others', { smart_count: others })] : [];
    return [count, ...reasons, ...more].join(' · ');
  };
}
