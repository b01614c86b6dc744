import { lazy, type ComponentType } from 'react';

/** A page that is loaded when it is first opened, or before, so that nothing stands in its place for a moment. */
export function preparedPage(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  const prepare = async (): Promise<void> => {
    Loaded ??= await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  const Page = () => (Loaded === undefined ? <Later /> : <Loaded />);
  return { prepare, Page };
}
