import { forgettingRoutes, type Forgetting } from '@foyer/contracts/identity';
import ForgetIcon from '@mui/icons-material/PersonOffOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useTranslate } from 'react-admin';

import { TypedConfirm } from '../layout/TypedConfirm.js';
import { useTold } from '../layout/useTold.js';
import { api } from '../providers/api.js';
import { Receipt } from './Receipt.js';

/** Erases what is known of a person, after the name was typed, and hands over the proof of it. */
export function ForgetPerson(props: {
  personId: string;
  name: string;
  kind: 'guest' | 'member';
  /** The receipt was shown and closed. */
  onForgotten: () => void;
}) {
  const translate = useTranslate();
  const told = useTold();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<Forgetting>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(forgettingRoutes.adminForgetPerson, { params: { id: props.personId } }),
    onSuccess: setDone,
    onError: (error) => told.failed('UNKNOWN', error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button label="people.forget.action" color="error" onClick={() => setAsking(true)}>
        <ForgetIcon />
      </Button>
      {asking && (
        <TypedConfirm
          title={translate('people.forget.title', { name: props.name })}
          text={translate(`people.forget.${props.kind}`)}
          expected={props.name}
          action={translate('people.forget.action')}
          busy={isPending}
          onConfirm={mutate}
          onClose={() => setAsking(false)}
        />
      )}
      {done !== undefined && <Receipt forgetting={done} onClose={props.onForgotten} />}
    </>
  );
}
