import type { HandedOn } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

interface SentHereProps {
  /** Null for a visitor who came directly. */
  readonly handedOn: HandedOn | null;
  readonly className?: string | undefined;
}

/**
 * The agent who sent a visitor here from another line, and the reason, for the agent who continues.
 */
export function SentHere({ handedOn, className }: SentHereProps) {
  const { t } = useTranslation();
  if (handedOn === null) return null;
  const { agentName, reason } = handedOn;
  const name = agentName ?? t('desk.colleague');
  return (
    <p className={className} data-testid="sent-here">
      {reason === null ? t('desk.sentHere', { name }) : t('desk.sentHereWhy', { name, reason })}
    </p>
  );
}
