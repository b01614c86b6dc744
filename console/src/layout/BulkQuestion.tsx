import { Confirm, useTranslate } from 'react-admin';

import { AffectedRecords } from './AffectedRecords.js';
import { TypedConfirm } from './TypedConfirm.js';

/**
 * Asks before something is done to several records, and names them; how many they are is typed
 * where nothing takes it back.
 */
export function BulkQuestion(props: {
  resource: string;
  ids: readonly string[];
  title: string;
  content: string;
  action: string;
  /** Says that a selected record is left as it is. */
  spared?: string | undefined;
  isFinal: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { ids, isFinal, busy, onConfirm, onClose } = props;
  const translate = useTranslate();
  const count = ids.length;
  const title = translate(props.title, { smart_count: count });
  const action = translate(props.action);
  const loss = translate(props.content, { smart_count: count });
  const spared = props.spared === undefined ? [] : [translate(props.spared)];
  const final = isFinal ? [translate('layout.final')] : [];
  const text = [loss, ...final, ...spared].join(' ');
  const affected = <AffectedRecords resource={props.resource} ids={ids} />;
  if (isFinal && count > 1) {
    const typed = { title, text, action, busy, expected: String(count), onConfirm, onClose };
    return <TypedConfirm {...typed}>{affected}</TypedConfirm>;
  }
  return (
    <Confirm
      isOpen
      loading={busy}
      title={title}
      content={
        <>
          {affected}
          {text}
        </>
      }
      confirm={action}
      confirmColor={isFinal ? 'warning' : 'primary'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
