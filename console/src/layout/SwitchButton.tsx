import { useState, type ReactElement } from 'react';
import {
  Button,
  Confirm,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
  useUpdateMany,
  type RaRecord,
} from 'react-admin';

/** Makes the same change to all selected records, after a question where something is lost by it. */
export function SwitchButton(props: {
  resource: string;
  change: Readonly<Record<string, unknown>>;
  label: string;
  /** Message for the number of changed records. */
  done: string;
  icon: ReactElement;
  confirm?: { title: string; content: string };
}) {
  const { selectedIds } = useListContext<RaRecord<string>>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll(props.resource);
  const [asking, setAsking] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();
  const args = { smart_count: selectedIds.length };

  const run = () => {
    setAsking(false);
    void updateMany(
      props.resource,
      { ids: selectedIds, data: props.change },
      {
        onSuccess: () => {
          notify(props.done, { messageArgs: args });
          unselectAll();
          refresh();
        },
        onError: (error: unknown) => {
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
            type: 'error',
          });
          refresh();
        },
      },
    );
  };
  const begin = () => {
    if (props.confirm === undefined) run();
    else setAsking(true);
  };

  return (
    <>
      <Button label={props.label} disabled={isPending} onClick={begin}>
        {props.icon}
      </Button>
      {props.confirm !== undefined && (
        <Confirm
          isOpen={asking}
          loading={isPending}
          title={translate(props.confirm.title, args)}
          content={translate(props.confirm.content)}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
