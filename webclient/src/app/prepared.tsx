import { lazy, useState, type ComponentType } from 'react';

/**
 * A part that is loaded when it is first shown, or before: then it is there at once. React shows something in the place of
 * a part that it has to load for 300 ms at least, even where it is loaded already.
 */
export function prepared<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  /** What cannot be loaded shows where it is needed, and is tried again there. */
  const prepare = async (): Promise<void> => {
    Loaded ??= await load().catch(() => undefined);
  };
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // For as long as it is shown: the other one in its place would begin again.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Later);
    return <Chosen {...props} />;
  };
  return { prepare, Part };
}
