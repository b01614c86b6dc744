/** The build of this page, as the server wrote it there; undefined where no server did. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="foyer-build"]')?.content;
