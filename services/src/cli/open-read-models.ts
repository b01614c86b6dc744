import { allProjections, ProjectionRunner, ProjectionStopped } from '@foyer/projections';

import { EventCodec } from '#platform/cqrs';
import { readEventsWith } from '#platform/cqrs/projections';
import { openStores } from '#platform/operations/start';
import type { StoreSettings } from '#platform/stores/places';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { CommandFailed } from './command-failed.js';
import type { Terminal } from './output/terminal.js';

/** The stores where no server runs, with read models that know all that happened. */
export interface OpenReadModels {
  readonly stores: Awaited<ReturnType<typeof openStores>>;
  readonly personalData: PersonalData;
  readonly codec: EventCodec;
  readonly projections: ProjectionRunner;
  /**
   * Resolves once they are current.
   * @throws CommandFailed where one stops, which would be waited for in vain
   */
  untilCurrent(): Promise<void>;
  close(): Promise<void>;
}

export async function openReadModels(
  terminal: Terminal,
  settings: StoreSettings,
): Promise<OpenReadModels> {
  const fault = (error: unknown): void => terminal.note(String(error));
  const stores = await openStores(settings, fault);
  const personalData = new PersonalData(new PersonKeys(stores.vault));
  const codec = new EventCodec(personalData);
  let stop: (error: Error) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  const projections = new ProjectionRunner({
    log: stores.eventLog,
    store: stores.readStore,
    projections: allProjections,
    readEvents: readEventsWith(codec),
    onFault: fault,
    onStopped: (error) => stop(error),
  });
  return {
    stores,
    personalData,
    codec,
    projections,
    async untilCurrent() {
      try {
        await projections.start();
        await Promise.race([projections.untilCurrent(), stopped]);
      } catch (error) {
        throw error instanceof ProjectionStopped ? new CommandFailed(error.message) : error;
      }
    },
    async close() {
      await projections.stop();
      await stores.close();
    },
  };
}
