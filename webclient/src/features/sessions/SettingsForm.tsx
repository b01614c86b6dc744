import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { Section } from '#design/Section.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

interface SettingsFormProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** There is nothing to save until something is. */
  readonly isChanged: boolean;
  readonly save: () => Promise<unknown>;
  /** The fields that others changed meanwhile, with what they saved. */
  readonly theirs?: readonly (readonly [label: string, value: string])[];
}

/** Some settings that are saved together. */
export function SettingsForm({
  title,
  lead,
  children,
  isChanged,
  save,
  theirs = [],
}: SettingsFormProps) {
  const { t } = useTranslation();
  const { act, busy, problem } = useAct();
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, problem);
  return (
    <Section title={title} lead={lead}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void act(save, t('sessions.saved'));
        }}
      >
        <FormProblem text={problem} />
        {theirs.map(([label, value]) => (
          <p key={label} className={styles.facts}>
            {t('sessions.savedByOthers', { label, value: value || '–' })}
          </p>
        ))}
        {children}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={busy} disabled={!isChanged}>
            {t('sessions.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
