import { useEffect, useRef, useState } from 'react';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './KioskReading.module.css';
import { ReadDocument } from './ReadDocument.js';
import { readingTexts as texts } from './reading-texts.js';
import type { Reading } from './useReading.js';

/**
 * Shows the messages and documents of the agent in large letters, without small controls. It opens
 * for each new one.
 */
export function KioskReading({ messages, documents, store }: Reading) {
  const says = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const newest = [messages.at(-1)?._id, ...documents.map(({ _id }) => _id)].join();
  const [closed, setClosed] = useState('');
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [newest]);
  if (messages.length + documents.length === 0) return null;
  if (closed === newest) {
    return (
      <div className={styles.again}>
        <Button size="large" icon={<Icon name="chat" />} onClick={() => setClosed('')}>
          {says(texts.open)}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.reading} aria-label={says(texts.title)} data-testid="kiosk-reading">
      <header className={styles.head}>
        <h2 className={styles.title}>{says(texts.title)}</h2>
        <Button size="large" onClick={() => setClosed(newest)}>
          {says(texts.close)}
        </Button>
      </header>
      <div ref={list} className={styles.list} role="log" tabIndex={0}>
        {documents.map((document) => (
          <ReadDocument key={document._id} {...{ document, store }} />
        ))}
        {messages.map(({ _id, message }) => (
          <p key={_id} className={styles.message} dir="auto">
            {message}
          </p>
        ))}
      </div>
    </section>
  );
}
