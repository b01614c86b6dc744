import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useEffectEvent } from 'react';
import { useCloseNotification, useNotificationContext, useTranslate } from 'react-admin';

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Says what was done, with the button that takes it back; so do Ctrl+Z and Cmd+Z. */
export function UndoNotice({
  done,
  undo,
  type,
}: {
  readonly done: string;
  readonly undo: () => void;
  /** A warning where it was not done to all. */
  readonly type: 'success' | 'warning';
}) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const takeBack = () => {
    undo();
    close();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    // In a field the keys take back what was typed.
    if (!isUndo || isTyped(event.target)) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  // News are not kept waiting by the offer.
  const isFollowed = notifications.length > 0;
  useEffect(() => {
    if (isFollowed) close();
  }, [close, isFollowed]);
  return (
    <SnackbarContent
      role={type === 'warning' ? 'alert' : 'status'}
      message={done}
      sx={{ bgcolor: `${type}.main`, color: `${type}.contrastText` }}
      action={
        <Button
          color="inherit"
          size="small"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={takeBack}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    />
  );
}
