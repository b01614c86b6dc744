import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import {
  FunctionField,
  useCreatePath,
  useResourceContext,
  type FunctionFieldProps,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface LinkFieldProps<Row extends RaRecord> extends Omit<FunctionFieldProps<Row>, 'render'> {
  /** The page of the record that a row leads to; none where the record may not be opened. */
  readonly to: 'edit' | 'show' | ((row: Row) => 'edit' | 'show' | false);
  readonly render: (row: Row) => ReactNode;
}

/**
 * The name of a row, as a link to its record: it can be reached by keys and opened in its own tab.
 */
export function LinkField<Row extends RaRecord>({ to, render, ...props }: LinkFieldProps<Row>) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const linked = (row: Row) => {
    const type = typeof to === 'function' ? to(row) : to;
    if (type === false) return render(row);
    return (
      <Link
        component={RouterLink}
        to={createPath({ resource, type, id: row.id })}
        color="inherit"
        underline="hover"
        // The row leads there too, and would do so a second time.
        onClick={(event) => event.stopPropagation()}
      >
        {render(row)}
      </Link>
    );
  };
  return <FunctionField<Row> sx={{ fontWeight: 600 }} {...props} render={linked} />;
}
