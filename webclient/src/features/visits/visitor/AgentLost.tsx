import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

/** Why the visitor waits again, or elsewhere: said as an alert, since it comes without any doing of the visitor's own. */
export function AgentLost({
  view,
  portal,
  className,
}: {
  view: VisitView;
  /** What the portal is called at which the visitor waits. */
  portal: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (!view.agentLost && !view.transferred) return null;
  return (
    <p
      role="alert"
      className={className}
      data-testid={view.agentLost ? 'agent-lost' : 'transferred'}
    >
      {view.agentLost ? t('visitor.agentLost') : t('visitor.transferred', { portal })}
    </p>
  );
}
