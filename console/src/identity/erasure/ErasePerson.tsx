import { erasureRoutes, type Erasure } from '@foyer/contracts/identity';
import EraseIcon from '@mui/icons-material/PersonOffOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useTranslate } from 'react-admin';

import { TypedConfirm } from '#layout/TypedConfirm.js';
import { useNotification } from '#layout/useNotification.js';
import { api } from '#providers/api.js';
import { Receipt } from './Receipt.js';

/** Erases what is known of a person, after the name was typed, and hands over the proof of it. */
export function ErasePerson(props: {
  personId: string;
  name: string;
  kind: 'guest' | 'member';
  /** The receipt was shown and closed. */
  onForgotten: () => void;
}) {
  const translate = useTranslate();
  const notification = useNotification();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<Erasure>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(erasureRoutes.adminErasePerson, { params: { id: props.personId } }),
    onSuccess: setDone,
    onError: (error) => notification.failed('UNKNOWN', error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button label="erasure.action" color="error" onClick={() => setAsking(true)}>
        <EraseIcon />
      </Button>
      {asking && (
        <TypedConfirm
          title={translate('erasure.title', { name: props.name })}
          text={translate(`erasure.${props.kind}`)}
          expected={props.name}
          action={translate('erasure.action')}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
      {done !== undefined && <Receipt erasure={done} onClose={props.onForgotten} />}
    </>
  );
}
