import { useId, type ReactNode } from 'react';

import { Card } from './Card.js';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account on a card of its own. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card className={styles.card} role="region" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
