import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

/** Why the call is gone, for who waits again: said as an alert, since it comes without any doing of the visitor's own. */
export function AgentLost({
  view,
  className,
}: {
  view: VisitView;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (!view.agentLost) return null;
  return (
    <p role="alert" className={className} data-testid="agent-lost">
      {t('visitor.agentLost')}
    </p>
  );
}
