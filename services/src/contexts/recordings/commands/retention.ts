import { defineCommand } from '../../../platform/eventing/index.js';
import { setRetention } from '../domain/retention.js';
import { retention } from '../streams.js';

/** Sets after how many days recordings are deleted; null keeps them. */
export const SetRetention = defineCommand({
  name: 'SetRetention',
  stream: () => retention,
  decide: (state, data: Parameters<typeof setRetention>[1]) => setRetention(state, data),
});
