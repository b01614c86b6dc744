import { defineCommand } from '../../../platform/eventing/index.js';
import { setRetention } from '../domain/retention.js';
import { retention } from '../streams.js';

/** Sets after how many days recordings are deleted; null keeps them. */
export const SetRetention = defineCommand({
  name: 'SetRetention',
  stream: (_: { readonly days: number | null; readonly by: string }) => retention,
  decide: (state, data) => setRetention(state, data),
});
