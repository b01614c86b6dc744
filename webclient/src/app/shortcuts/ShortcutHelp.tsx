import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { IconButton } from '#design/IconButton.js';
import { useStore } from '#state/store.js';
import styles from './ShortcutHelp.module.css';
import { setShortcutsOn, shortcutsOn } from './shortcuts-on.js';
import { useShortcut } from './useShortcut.js';

const KEYS = {
  desk: [
    ['A', 'accept'],
    ['R', 'reject'],
    ['M', 'microphone'],
    ['V', 'camera'],
    ['H', 'hold'],
    ['C', 'consult'],
    ['B', 'handBack'],
    ['T', 'chat'],
    ['?', 'help'],
  ],
  sessionCall: [
    ['M', 'microphone'],
    ['V', 'camera'],
    ['L', 'layout'],
    ['F', 'fullScreen'],
    ['P', 'participants'],
    ['T', 'chat'],
    ['D', 'folder'],
    ['O', 'portrait'],
    ['?', 'help'],
  ],
} as const;

/** The keys that do something at a place: behind a button, and behind one of them. */
export function ShortcutHelp({ at }: { readonly at: keyof typeof KEYS }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const on = useStore(shortcutsOn);
  useShortcut('?', () => setOpen(true));
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="info" label={t('desk.keys.title')} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={t('desk.keys.title')}
          onClose={close}
          actions={<Button onClick={close}>{t('desk.keys.close')}</Button>}
        >
          <dl className={styles.list}>
            {KEYS[at].map(([key, what]) => (
              <div key={key}>
                <dt>{t(`desk.keys.${what}`)}</dt>
                <dd>
                  <kbd className={styles.key}>{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={on}
              onChange={({ target }) => setShortcutsOn(target.checked)}
            />
            {t('desk.keys.on')}
          </label>
        </Dialog>
      )}
    </>
  );
}
