import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SimpleKeyboard } from 'simple-keyboard/build/index.modern.js';
import 'simple-keyboard/build/css/index.css';

import { keyFaces, keyNames } from './key-labels.js';
import styles from './Keys.module.css';

/** The name of a key that is under the focus of a screen reader; it sends a click alone. */
const keyOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest('[data-skbtn]')?.getAttribute('data-skbtn')
    : undefined;

interface KeysProps {
  readonly rows: readonly string[];
  /** Keys that are held down at present. */
  readonly held: string;
  readonly onPress: (key: string) => void;
}

/**
 * Draws keys, and hears presses on them. The library's own copy of the text stays empty: the next
 * visitor must not find it.
 */
export function Keys({ rows, held, onPress }: KeysProps) {
  const { t, i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const keyboard = useRef<SimpleKeyboard>(null);
  const press = useEffectEvent(onPress);
  const options = () => ({
    layout: { default: [...rows] },
    display: { ...keyFaces(t) },
    buttonAttributes: [
      // The focus stays in the field.
      { attribute: 'tabindex', value: '-1' },
      { attribute: 'type', value: 'button' },
      ...Object.entries(keyNames(t)).map(([buttons, value]) => ({
        ...{ attribute: 'aria-label', value, buttons },
      })),
      { attribute: 'aria-pressed', value: 'false', buttons: '{shift}' },
      ...(held === '' ? [] : [{ attribute: 'aria-pressed', value: 'true', buttons: held }]),
    ],
  });
  const first = useEffectEvent(options);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = new SimpleKeyboard(place.current, {
      ...first(),
      ...{ useButtonTag: true, disableCaretPositioning: true, enableLayoutCandidates: false },
      inputPattern: /^$/,
      onKeyPress: (key, event) => {
        // A finger that lies on a key for long repeats it without an event.
        if (event !== undefined || key === '{bksp}') press(key);
      },
    });
    keyboard.current = made;
    return () => made.destroy();
  }, []);
  const look = options();
  const changed = JSON.stringify([rows, held, i18n.language]);
  const show = useEffectEvent(() => keyboard.current?.setOptions(look));
  useLayoutEffect(() => show(), [changed]);
  return (
    <div
      className={styles.keys}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail, target }) => {
        const key = keyOf(target);
        if (detail === 0 && key) onPress(key);
      }}
    >
      <div ref={place} className="kiosk-keys" />
    </div>
  );
}
