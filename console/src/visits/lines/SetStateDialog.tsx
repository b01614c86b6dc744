import type { LineAgent } from '@foyer/contracts/visits';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { agentStates, type WantedState } from './agentStates.js';
import { Choice } from './Choice.js';

/** Asks for the new state of an agent, and says that the agent is notified. */
export function SetStateDialog(props: {
  agent: LineAgent;
  setState: (memberId: string, wanted: WantedState) => Promise<void>;
  onClose: () => void;
}) {
  const { agent, setState, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setChosen] = useState('');
  const [attempted, setAttempted] = useState(false);
  const name = agent.name ?? '–';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: WantedState) => setState(agent.memberId, wanted),
    onSuccess: () => {
      notify('lines.stateSet', { type: 'success', messageArgs: { name } });
      onClose();
    },
  });
  const wanted = agentStates.get(chosen);
  const confirm = () => {
    setAttempted(true);
    if (wanted && !isPending) mutate(wanted);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="state-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <DialogTitle id="state-title">{translate('lines.setStateName', { name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{translate('lines.setStateText', { name })}</Typography>
          {error !== null && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {errorText(error) ?? translate('layout.failed')}
            </Alert>
          )}
          <Choice
            label={translate('lines.setStateTo')}
            choices={
              new Map([...agentStates.keys()].map((key) => [key, translate(`lines.set.${key}`)]))
            }
            chosen={chosen}
            problem={attempted && !wanted ? translate('rule.BLANK') : undefined}
            onChoose={setChosen}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate('lines.setState')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
