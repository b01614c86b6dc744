import { FoyerApi } from './foyer-api.js';

declare global {
  // A site's own scripts know it by this name.
  var Foyer: FoyerApi | undefined;
}

const { currentScript } = document;
// Every button of a page has a script of its own; all of them share one panel.
globalThis.Foyer ??= new FoyerApi();
const { Foyer } = globalThis;

if (currentScript instanceof HTMLScriptElement) {
  const add = () => Foyer.add(currentScript);
  // A script in the head can come before the body.
  if (document.readyState !== 'loading') add();
  else addEventListener('DOMContentLoaded', add, { once: true });
}
