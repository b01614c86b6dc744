import { AT_WORK, type SupervisedLine } from '@foyer/contracts/visits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { ReasonDialog } from '#layout/ReasonDialog.js';
import { Choice } from './Choice.js';
import type { LineChange } from './lineChange.js';
import type { Lines } from './useLines.js';

interface ChangeLineProps {
  readonly change: LineChange;
  readonly lines: readonly SupervisedLine[];
  readonly move: Lines['move'];
  readonly transfer: Lines['transfer'];
  readonly onClose: () => void;
}

/** Asks where a visitor is to wait instead, and why. */
export function ChangeLine({ change, lines, move, transfer, onClose }: ChangeLineProps) {
  const { kind, visitor } = change;
  const translate = useTranslate();
  const notify = useNotify();
  const [target, setTarget] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => {
      if (kind === 'transfer') return transfer(visitor, target, reason);
      return move(visitor, kind === 'serveNext' ? 1 : Number(target), reason);
    },
    onSuccess: () => {
      notify(kind === 'transfer' ? 'lines.transferred' : 'lines.moved', { type: 'success' });
      onClose();
    },
  });
  const name = visitor.visitorName ?? translate('call.anonymous');
  const choices = choicesOf(change, lines, {
    place: (position) => translate('lines.place', { position }),
    unstaffed: (portal) => translate('lines.unstaffed', { name: portal }),
  });
  return (
    <ReasonDialog
      title={translate(`lines.${kind}Name`, { name })}
      text={translate(`lines.${kind}Text`)}
      action={translate(`lines.${kind}`)}
      busy={isPending}
      error={error}
      complete={choices === undefined || target !== ''}
      onAttempt={() => setAttempted(true)}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    >
      {choices && (
        <Choice
          label={translate(`lines.${kind}To`)}
          choices={choices}
          chosen={target}
          problem={attempted && target === '' ? translate('rule.BLANK') : undefined}
          onChoose={setTarget}
        />
      )}
    </ReasonDialog>
  );
}

/** Returns the choices in addition to the reason; undefined if there are none. */
function choicesOf(
  { kind, visitor }: LineChange,
  lines: readonly SupervisedLine[],
  says: { place: (position: number) => string; unstaffed: (portal: string) => string },
): ReadonlyMap<string, string> | undefined {
  if (kind === 'serveNext') return undefined;
  if (kind === 'transfer') {
    const others = lines.filter(({ queueId, open }) => open && queueId !== visitor.queueId);
    return new Map(
      others.map(({ queueId, name, agents }) => [
        queueId,
        agents.some(({ state }) => AT_WORK.includes(state)) ? name : says.unstaffed(name),
      ]),
    );
  }
  const own = lines.find(({ queueId }) => queueId === visitor.queueId)?.line ?? [];
  const places = own.map(({ position }) => position);
  return new Map(
    places
      .filter((position) => position !== visitor.position)
      .map((position) => [String(position), says.place(position)]),
  );
}
