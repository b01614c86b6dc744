import type { Language } from '@foyer/contracts/identity';

/** The attributes that a site writes into the element of the script. */
export interface ScriptSettings {
  /** Of the server that the script comes from. */
  readonly origin: string;
  /** The portal's short link or id; empty where the site opens portals by the API alone. */
  readonly portal: string;
  readonly language: Language;
  /** The words on the button; a text of our own if it is empty. */
  readonly label: string;
  /** The element of the site that holds the button; without one it floats at the edge. */
  readonly target: string;
  /** False if the site has a button of its own. */
  readonly hasButton: boolean;
}

/** As the attribute of the script says, else as the page around it does. */
function languageOf(told: string | undefined): Language {
  const tag = told ?? document.documentElement.lang;
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export function settingsOf({ src, dataset }: HTMLScriptElement): ScriptSettings {
  return {
    origin: new URL(src, location.href).origin,
    portal: dataset.portal ?? '',
    language: languageOf(dataset.lang),
    label: dataset.label ?? '',
    target: dataset.target ?? '',
    hasButton: dataset.button !== 'none',
  };
}
