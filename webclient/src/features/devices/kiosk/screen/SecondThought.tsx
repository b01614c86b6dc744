import { useEffect, useEffectEvent, type ReactNode } from 'react';

import styles from './SecondThought.module.css';

/** The time without an answer after which the question is withdrawn, in milliseconds. */
const PATIENCE_MS = 10_000;

interface SecondThoughtProps {
  readonly question: string;
  /** The buttons, the one that does it first. */
  readonly children: ReactNode;
  /** Called if there is no answer. */
  readonly onStay: () => void;
}

/** Asks again, in place, and withdraws the question automatically: the visitor may have left. */
export function SecondThought({ question, children, onStay }: SecondThoughtProps) {
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    const timer = setTimeout(() => stay(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.thought} role="group" aria-label={question}>
      <p className={styles.question} role="alert">
        {question}
      </p>
      <div className={styles.answers}>{children}</div>
    </div>
  );
}
