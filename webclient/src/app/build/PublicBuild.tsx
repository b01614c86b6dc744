import { usePublicBuild } from './usePublicBuild.js';

/** Reloads an idle page of a visitor when the server has another build; draws nothing. */
export function PublicBuild({ inUse }: { inUse: boolean }) {
  usePublicBuild(inUse);
  return null;
}
