import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

/**
 * Why the visitor waits again, or elsewhere: said as an alert, since it comes without any doing of
 * the visitor's own.
 */
export function AgentLost({
  view,
  portal,
  className,
}: {
  view: VisitView;
  /** The name of the portal at which the visitor waits. */
  portal: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  // Another one whose call was lost later, or whom a supervisor moved, may stand before by now.
  const isFirstAgain = view.connectionLost && view.position === 1;
  const why = view.agentLost
    ? 'agentLost'
    : isFirstAgain
      ? 'connectionLost'
      : view.transferred && 'transferred';
  if (!why) return null;
  return (
    <p role="alert" className={className} data-testid={why}>
      {t(`visitor.${why}`, { portal })}
    </p>
  );
}
