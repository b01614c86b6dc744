import { element } from './draw.js';
import { embedTexts, type EmbedText } from './embed-texts.js';
import type { Language } from '@foyer/contracts/identity';

const WORDS = {
  'in-call': { title: 'leaveCall', text: 'leaveCallText', leave: 'endCall' },
  ring: { title: 'leaveLine', text: 'leaveLineText', leave: 'endLine' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, EmbedText>>>>;

/** The loss of a visitor who closes the panel. */
export type Losing = keyof typeof WORDS;

interface Answers {
  readonly stay: () => void;
  readonly shrink: () => void;
  readonly leave: () => void;
}

/** Asks before the panel is closed in the line or in a call; it lies over the frame. */
export function drawQuestion(losing: Losing, language: Language, answers: Answers): HTMLElement {
  const say = (text: EmbedText) => embedTexts[text][language];
  const { title, text, leave } = WORDS[losing];
  const button = (label: EmbedText, answer: () => void, kind = '') => {
    const made = element('button', { type: 'button', class: kind }, say(label));
    made.addEventListener('click', answer);
    return made;
  };
  return element(
    'div',
    {
      class: 'question',
      role: 'alertdialog',
      'aria-labelledby': 'asked',
      'aria-describedby': 'why',
    },
    element('h3', { id: 'asked' }, say(title)),
    element('p', { id: 'why' }, say(text)),
    element(
      'div',
      { class: 'answers' },
      button('stay', answers.stay, 'first'),
      button('shrink', answers.shrink),
      button(leave, answers.leave),
    ),
  );
}
