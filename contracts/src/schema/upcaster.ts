/** The data of an event in some version, before it is parsed. */
export type RawData = Readonly<Record<string, unknown>>;

/** Converts the data of one event type from one version to the next; pure, and kept permanently. */
export interface Upcaster {
  readonly type: string;
  /** The version it reads; it gives the next one. */
  readonly from: number;
  up(data: RawData): RawData;
}

/**
 * Brings data up to a version, step by step.
 * @throws Error when a step is missing, or the data is newer than the program.
 */
export function upcast(
  upcasters: readonly Upcaster[],
  type: string,
  data: RawData,
  versions: { readonly from: number; readonly to: number },
): RawData {
  if (versions.from > versions.to) {
    throw new Error(
      `version ${versions.from} is newer than this program, which knows ${versions.to}`,
    );
  }
  let current = data;
  for (let version = versions.from; version < versions.to; version += 1) {
    const step = upcasters.find((one) => one.type === type && one.from === version);
    if (!step) throw new Error(`nothing brings version ${version} up`);
    current = step.up(current);
  }
  return current;
}
