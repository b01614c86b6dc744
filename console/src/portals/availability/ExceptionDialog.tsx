import { PortalException, type PortalException as Exception } from '@foyer/contracts/portals';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

import { fromWall, toWall } from './wallTime.js';

interface ExceptionDialogProps {
  readonly exception: Exception;
  readonly isNew: boolean;
  /** The others of the portal, which it may touch but not overlap. */
  readonly others: readonly Exception[];
  readonly onSave: (exception: Exception) => void;
  readonly onClose: () => void;
}

type Problems = Readonly<Partial<Record<keyof Exception, string>>>;

/** The first problem of each field, by the rules of the contract. */
function problemsOf(exception: Exception, others: readonly Exception[]): Problems {
  const blank = (['name', 'agentName', 'startDateTime', 'endDateTime'] as const).filter(
    (field) => exception[field].trim() === '',
  );
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, 'BLANK']));
  const parsed = PortalException.safeParse(exception);
  if (!parsed.success) {
    return Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
    );
  }
  const overlaps = others.some(
    (other) =>
      other.active &&
      exception.active &&
      Date.parse(other.startDateTime) < Date.parse(exception.endDateTime) &&
      Date.parse(exception.startDateTime) < Date.parse(other.endDateTime),
  );
  return overlaps ? { startDateTime: 'SEGMENTS_OVERLAP' } : {};
}

/**
 * One exception from the hours: what it is called, from when to when, and whether it opens or
 * closes.
 */
export function ExceptionDialog({
  exception,
  isNew,
  others,
  onSave,
  onClose,
}: ExceptionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [form, setForm] = useState(exception);
  const [problems, setProblems] = useState<Problems>({});
  const leave = () => {
    if (form === exception || window.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };
  const { timezone } = form;
  const set = (change: Partial<Exception>) => setForm((before) => ({ ...before, ...change }));
  const said = (field: keyof Exception) => {
    const problem = problems[field];
    return problem === undefined
      ? { error: false }
      : { error: true, helperText: translate(`rule.${problem}`, { _: problem }) };
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = { ...form, name: form.name.trim(), agentName: form.agentName.trim() };
    const found = problemsOf(trimmed, others);
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(trimmed);
  };
  const time = (field: 'startDateTime' | 'endDateTime') => (
    <TextField
      type="datetime-local"
      margin="dense"
      fullWidth
      label={translate(`portal.availability.exception.${field}`)}
      value={form[field] === '' ? '' : toWall(form[field], timezone)}
      onChange={(event) => set({ [field]: fromWall(event.target.value, timezone) ?? '' })}
      slotProps={{ inputLabel: { shrink: true } }}
      {...said(field)}
    />
  );
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>
          {translate(`portal.availability.exception.${isNew ? 'add' : 'edit'}`)}
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={translate('portal.availability.exception.name')}
            value={form.name}
            onChange={(event) => set({ name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            {...said('name')}
          />
          <RadioGroup
            row
            name="open"
            aria-label={translate('portal.availability.exception.kind')}
            value={form.open ? 'open' : 'closed'}
            onChange={(_event, value) => set({ open: value === 'open' })}
          >
            {(['closed', 'open'] as const).map((kind) => (
              <FormControlLabel
                key={kind}
                value={kind}
                control={<Radio />}
                label={translate(`portal.availability.exception.${kind}`)}
              />
            ))}
          </RadioGroup>
          {time('startDateTime')}
          {time('endDateTime')}
          <TextField
            fullWidth
            margin="dense"
            label={translate('portal.availability.exception.agentName')}
            value={form.agentName}
            onChange={(event) => set({ agentName: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            {...said('agentName')}
          />
          <FormControlLabel
            control={
              <Switch checked={form.active} onChange={(_event, active) => set({ active })} />
            }
            label={translate('portal.availability.exception.active')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('portal.availability.exception.take')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
