import { within } from './day.js';

/** How long each step may take on a usual day, however long that is. */
export const USUAL_TIMES = within({
  portal: [100, 250],
  open: [250, 500],
  connect: [250, 500],
  start: [150, 300],
  ring: [150, 300],
  accept: [150, 300],
  enter: [250, 500],
  end: [150, 300],
});
