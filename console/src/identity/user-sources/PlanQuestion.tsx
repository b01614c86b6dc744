import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';

import { PlanPeople, type Plan } from './PlanPeople.js';

interface Question {
  readonly plan: Plan;
  readonly answer: (isWanted: boolean) => void;
}

/**
 * Asks before settings are saved that make members, shut some out or change their roles, with how
 * many and who.
 */
export function usePlanQuestion(): {
  readonly ask: (plan: Plan) => Promise<boolean>;
  readonly dialog: ReactElement | null;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = (plan: Plan) =>
    new Promise<boolean>((resolve) => {
      const answer = (isWanted: boolean) => {
        setQuestion(undefined);
        resolve(isWanted);
      };
      setQuestion({ plan, answer });
    });
  return { ask, dialog: question === undefined ? null : <PlanDialog {...question} /> };
}

function PlanDialog({ plan, answer }: Question) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="plan-title"
      aria-describedby="plan-text"
    >
      <DialogTitle id="plan-title">{translate('userSources.plan.title')}</DialogTitle>
      <DialogContent id="plan-text">
        <PlanPeople plan={plan} />
        {plan.needsConsent && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('userSources.plan.consent')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {translate('userSources.plan.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
