import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { noTabs, tabClaimed, tabClosed, tabOpened, type Tabs } from './primary-tab.js';

/** Something that keeps a tab open; a page may have several. */
export type TabHolder = object;

interface Person {
  readonly tabs: Tabs;
  /** Which tab each connection belongs to. */
  readonly holders: ReadonlyMap<TabHolder, string>;
}

const nobody: Person = { tabs: noTabs, holders: new Map() };

/**
 * Which tab of each person rings. Known only as long as there are tabs: nothing of it is worth
 * keeping. Every method gives back the primary tab as it is then.
 */
@Injectable()
export class PrimaryTabs {
  readonly #people = new Map<string, Person>();

  constructor(private readonly clock: Clock) {}

  opened(person: string, holder: TabHolder, tabId: string): string | null {
    const { tabs, holders } = this.#people.get(person) ?? nobody;
    const after = new Map(holders).set(holder, tabId);
    return this.#keep(person, {
      tabs: tabOpened(tabs, tabId, this.clock.elapsed()),
      holders: after,
    });
  }

  /** A connection is gone; its tab is closed once no other holds it open. */
  left(person: string, holder: TabHolder): string | null {
    const { tabs, holders } = this.#people.get(person) ?? nobody;
    const tabId = holders.get(holder);
    const after = new Map(holders);
    after.delete(holder);
    const closed = tabId !== undefined && ![...after.values()].includes(tabId);
    const left = closed ? tabClosed(tabs, tabId, this.clock.elapsed()) : tabs;
    return this.#keep(person, { tabs: left, holders: after });
  }

  claimed(person: string, tabId: string): string | null {
    const { tabs, holders } = this.#people.get(person) ?? nobody;
    return this.#keep(person, { tabs: tabClaimed(tabs, tabId), holders });
  }

  primaryOf(person: string): string | null {
    return this.#people.get(person)?.tabs.primary ?? null;
  }

  #keep(person: string, state: Person): string | null {
    if (state.holders.size === 0) this.#people.delete(person);
    else this.#people.set(person, state);
    return state.tabs.primary;
  }
}
