import type { HandedOn } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

interface SentHereProps {
  /** Null of a visitor who came by themselves. */
  readonly handedOn: HandedOn | null;
  readonly className?: string | undefined;
}

/** Who sent a visitor here from another line, and why, for the agent who goes on. */
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
