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
  const { agentLost, transferred, position } = view;
  // Another one whose call was lost later, or whom a supervisor moved, may stand before by now.
  const connectionLost = view.connectionLost && position === 1;
  if (!agentLost && !connectionLost && !transferred) return null;
  const why = agentLost ? 'agentLost' : connectionLost ? 'connectionLost' : 'transferred';
  return (
    <p role="alert" className={className} data-testid={agentLost ? 'agent-lost' : why}>
      {t(`visitor.${why}`, { portal })}
    </p>
  );
}
