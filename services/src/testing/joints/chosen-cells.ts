import { events, states, type Cell } from './cells.js';
import { ofDesks } from './chosen/of-desks.js';
import { ofDevicesAndRecords } from './chosen/of-devices-and-records.js';
import { ofPlaces } from './chosen/of-places.js';
import { acts } from './events/acts.js';
import { together } from './together.js';

const ROWS = [...ofDevicesAndRecords, ...ofDesks, ...ofPlaces];

/** Cells of three things and more, which no one draws by chance. */
export const chosenCells: readonly Cell[] = ROWS.map(([stateName, manner, ...names]) => {
  const state = states.find(({ name }) => name === stateName);
  const happening = names.map((name) => {
    const event = [...events, ...acts].find((one) => one.name === name);
    if (!event) throw new Error(`There is no event ${name}`);
    return event;
  });
  if (!state) throw new Error(`There is no state ${stateName}`);
  const event = together(happening, manner);
  return { name: `${state.name} x ${event.name}`, state, event, impossible: undefined };
});
