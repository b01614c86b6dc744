import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';

import { usePageTitle } from '#app/usePageTitle.js';
import { buttonClass } from '#design/button-class.js';
import type { IconName } from '#design/icon-paths.js';
import { Icon } from '#design/Icon.js';
import { AuthFrame } from './AuthFrame.js';
import styles from './AuthOutcome.module.css';

interface AuthOutcomeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The links that lead on from here, the likely one first. */
  readonly ways: readonly { readonly to: string; readonly text: string }[];
  readonly children?: ReactNode;
}

/** How something ended on the way in: what happened, and the ways on. */
export function AuthOutcome({ icon, title, text, ways, children }: AuthOutcomeProps) {
  const message = useRef<HTMLDivElement>(null);
  usePageTitle(title);
  // It replaces the form that had the focus; a person who does not see that must hear it.
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthFrame
      title={title}
      above={
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      }
    >
      <div ref={message} className={styles.message} role="status" tabIndex={-1}>
        <p>{text}</p>
        {children}
      </div>
      <div className={styles.ways}>
        {ways.map((way, index) => (
          <Link
            key={way.to}
            to={way.to}
            className={buttonClass({ kind: index === 0 ? 'primary' : 'quiet', wide: true })}
          >
            {way.text}
          </Link>
        ))}
      </div>
    </AuthFrame>
  );
}
