import type { supervision as english } from '../en/supervision.js';

/** Was der Leitung bei einem Gespräch gesagt wird, und Agenten von ihr. */
export const supervision: typeof english = {
  title: 'Bei einem Gespräch zuhören',
  text: 'Sie hören und sehen das Gespräch. Dem Besuch wird gesagt, dass jemand zuhört. Jeder Schritt wird mit Ihrem Namen im Protokoll festgehalten.',
  textUntold:
    'Sie hören und sehen das Gespräch. Dem Besuch wird es nicht gesagt. Jeder Schritt wird mit Ihrem Namen im Protokoll festgehalten.',
  listen: 'Zuhören',
  listenSilently: 'Zuhören, ohne dass der Agent es erfährt',
  whisper: 'Dem Agenten zuflüstern',
  stopWhisper: 'Nicht mehr flüstern',
  join: 'Am Gespräch teilnehmen',
  leave: 'Verlassen',
  transferred: 'Das Gespräch wurde übergeben. Sie hören zu und flüstern nicht mehr.',
  over: 'Sie hören nicht mehr zu.',
  is: {
    listen: '{{name}} hört zu',
    whisper: '{{name}} flüstert Ihnen zu',
  },
};
