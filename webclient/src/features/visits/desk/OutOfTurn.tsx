import type { LineEntry } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import type { DeskSession } from './desk-session.js';
import { ReasonDialog } from './ReasonDialog.js';

interface OutOfTurnProps {
  readonly entry: LineEntry;
  readonly desk: DeskSession;
  readonly mayTake: boolean;
  readonly mayMove: boolean;
}

/**
 * Another visitor has waited longer: this one can be taken, or served next, for a reason that is
 * recorded.
 */
export function OutOfTurn({ entry, desk, mayTake, mayMove }: OutOfTurnProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'take' | 'move' | null>(null);
  const name = entry.visitorName ?? t('desk.visitor');
  const doing = {
    take: (reason: string) => desk.take(entry, null, reason),
    move: (reason: string) => desk.moveToFront(entry, reason),
  };
  return (
    <>
      {mayMove && (
        <Button kind="quiet" size="small" onClick={() => setAsked('move')}>
          {t('desk.serveNext')}
        </Button>
      )}
      {mayTake && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('desk.takeName', { name })}
          onClick={() => setAsked('take')}
        >
          {t('desk.takeAnyway')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t(asked === 'take' ? 'desk.takeBeforeTurn' : 'desk.serveNextName', { name })}
          action={t(asked === 'take' ? 'desk.take' : 'desk.serveNext')}
          doing={doing[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
