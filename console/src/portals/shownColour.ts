import { dark, inkOn, light, portalTheme, withCompanyLook } from '@foyer/contracts/look';
import type { Appearance } from '@foyer/contracts/portals';

import { colouredBy } from '../theme/colouredBy.js';

type Colours = Readonly<Partial<Record<string, unknown>>>;
const COLOURS = ['primary', 'secondary', 'background', 'buttonPrimary', 'buttonSecondary'] as const;

/** An emptied field is none. */
const chosenIn = (colours: Colours, name: string): string | undefined => {
  const colour = colours[name];
  return typeof colour === 'string' && colour !== '' ? colour : undefined;
};

/** The colours that visitors see, as a portal's form or that of the company's look has them. */
export function coloursOf(form: Colours, company: Appearance): Appearance {
  const group = (form.appearance ?? form) as Colours;
  const own = COLOURS.map((name) => [name, chosenIn(group, name)] as const);
  const chosen: Appearance = Object.fromEntries(own.filter(([, colour]) => colour !== undefined));
  return form.appearance === undefined ? chosen : withCompanyLook(chosen, company);
}

/**
 * Returns the colour that a page shows in place of one that was not chosen. It follows from the
 * other colours of the form and those of the company, as it does for visitors.
 * @param form The values of a portal's form, or those of the company's look
 * @param source The name of the field: `callButton.color`, `appearance.primary` or `primary`
 */
export function shownColour(form: Colours, source: string, company: Appearance): string {
  const { mode, style } = portalTheme(coloursOf(form, company), false);
  const look = colouredBy(mode === 'dark' ? dark : light, style);
  switch (source.replace('appearance.', '')) {
    case 'secondary':
      return look.accentSoft;
    case 'background':
      return look.paper;
    case 'buttonPrimary':
    case 'callButton.color':
      return look.button;
    case 'callButton.textColor': {
      const ground = chosenIn((form.callButton ?? {}) as Colours, 'color');
      return ground === undefined ? look.onButton : inkOn(ground);
    }
    case 'buttonSecondary':
      return look.other;
    default:
      return look.accent;
  }
}
