import { useEffect, type CSSProperties, type ReactNode } from 'react';

import { MayLeadAway } from '#app/may-lead-away.js';
import { OnScreenKeyboard } from '../keyboard/OnScreenKeyboard.js';
import { guardPage } from './guard-page.js';
import styles from './KioskFrame.module.css';
import { Shade } from './Shade.js';
import { usePageIdle } from './usePageIdle.js';
import { useWakeLock } from './useWakeLock.js';

/** A mouse that lies still this long is hidden, in milliseconds. */
const CURSOR_STAYS_MS = 4_000;

interface KioskFrameProps {
  readonly children: ReactNode;
  readonly brightness: number;
  readonly mode?: 'light' | 'dark' | undefined;
  readonly style?: CSSProperties;
}

/** The screen of a kiosk from edge to edge: it stays on, and visitors cannot leave it. */
export function KioskFrame({ children, brightness, mode, style }: KioskFrameProps) {
  const idle = usePageIdle(CURSOR_STAYS_MS);
  useWakeLock();
  useEffect(() => guardPage(window), []);
  return (
    <div
      className={styles.frame}
      data-ground
      data-mode={mode}
      data-idle={idle || undefined}
      style={style}
    >
      <MayLeadAway value={false}>{children}</MayLeadAway>
      <OnScreenKeyboard />
      <Shade brightness={brightness} />
    </div>
  );
}
