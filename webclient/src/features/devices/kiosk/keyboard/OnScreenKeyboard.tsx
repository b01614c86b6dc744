import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';

import { AboveDialogs } from '#app/above-dialogs/AboveDialogs.js';
import { currentLanguage } from '#i18n/language.js';
import { IDLE_AFTER_MS } from '../screen/idle-time.js';
import { usePageIdle } from '../screen/usePageIdle.js';
import { Keys } from './Keys.js';
import { rowsOf, type Layer } from './layouts.js';
import styles from './OnScreenKeyboard.module.css';
import { keyOf, padOf, wantsCapital, type TextField } from './typed-field.js';
import { erase, insert } from './type-into.js';
import { useTypedField } from './useTypedField.js';

/** Capitals for the next letter or for all; absent where the text itself says which. */
type Shift = 'off' | 'once' | 'all' | undefined;

/** Makes room below the page for the keyboard, and keeps the field in sight above it. */
function useRoom(panel: RefObject<HTMLElement | null>, field: TextField): void {
  const measure = useEffectEvent(() => {
    const height = panel.current?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--keyboard', `${height}px`);
    field.scrollIntoView({ block: 'nearest' });
  });
  // Each set of keys has its own height.
  useLayoutEffect(() => measure());
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const onResize = () => measure();
    dataset.typing = '';
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('resize', onResize);
      delete dataset.typing;
      style.removeProperty('--keyboard');
    };
  }, []);
}

function Keyboard({ field }: { field: TextField }) {
  const { t } = useTranslation();
  const [layer, setLayer] = useState<Layer>('letters');
  const [shift, setShift] = useState<Shift>();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const panel = useRef<HTMLElement>(null);
  useRoom(panel, field);
  useEffect(() => {
    // Also the keys of a real keyboard, and a finger, move the caret.
    document.addEventListener('selectionchange', lookAgain);
    field.addEventListener('input', lookAgain);
    return () => {
      document.removeEventListener('selectionchange', lookAgain);
      field.removeEventListener('input', lookAgain);
    };
  }, [field]);
  const isUpper = shift === undefined ? wantsCapital(field) : shift !== 'off';

  const actions: Readonly<Record<string, () => void>> = {
    '{bksp}': () => erase(field),
    '{space}': () => insert(field, ' '),
    '{enter}': () => insert(field, '\n'),
    '{done}': () => field.blur(),
    '{letters}': () => setLayer('letters'),
    '{accents}': () => setLayer('accents'),
    '{signs}': () => setLayer('signs'),
    '{shift}': () => setShift(shift === 'once' ? 'all' : isUpper ? 'off' : 'once'),
  };
  const press = (key: string) => {
    const act = actions[key];
    if (act) act();
    else {
      insert(field, key);
      if (shift !== 'all') setShift(undefined);
    }
    lookAgain();
  };
  const pad = padOf(field);
  const hasLines = field instanceof HTMLTextAreaElement;
  return (
    <section
      ref={panel}
      className={styles.keyboard}
      data-pad={pad}
      data-testid="keyboard"
      aria-label={t('kiosk.keys.title')}
    >
      <Keys
        rows={rowsOf({ pad, layer, language: currentLanguage(), isUpper, hasLines })}
        held={isUpper ? '{shift}' : ''}
        onPress={press}
      />
    </section>
  );
}

/**
 * The keys for a screen without a keyboard. They are there while a text field has the focus, which
 * they leave to it: real keyboards and screen readers still work.
 */
export function OnScreenKeyboard() {
  const field = useTypedField();
  const isIdle = usePageIdle(IDLE_AFTER_MS);
  useEffect(() => {
    if (isIdle) field?.blur();
  }, [isIdle, field]);
  return <AboveDialogs>{field && <Keyboard key={keyOf(field)} field={field} />}</AboveDialogs>;
}
