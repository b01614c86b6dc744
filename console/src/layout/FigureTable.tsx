import DownloadIcon from '@mui/icons-material/GetApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { csvOf } from './csv.js';
import { saveFile } from './saveFile.js';

/** A column of figures: how it is shown, and what a file says. */
export interface FigureColumn<Row> {
  readonly label: string;
  readonly numeric?: boolean;
  readonly text: (row: Row) => string;
  readonly shown?: (row: Row) => ReactNode;
}

/**
 * A shadow at an edge beyond which there is more: what is laid over it moves along with the table,
 * and hides it at the end.
 */
const SCROLL_HINT = {
  background: (theme: Theme) => {
    const { paper } = theme.palette.background;
    const shadow = theme.palette.mode === 'dark' ? 'rgb(255 255 255 / 0.22)' : 'rgb(0 0 0 / 0.18)';
    return [
      `linear-gradient(to right, ${paper} 40%, transparent) left / 40px 100% no-repeat local`,
      `linear-gradient(to left, ${paper} 40%, transparent) right / 40px 100% no-repeat local`,
      `linear-gradient(to right, ${shadow}, transparent) left / 12px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shadow}, transparent) right / 12px 100% no-repeat scroll`,
    ].join(', ');
  },
};

/** Figures in a table, which can be saved as CSV. */
export function FigureTable<Row>(props: {
  title: string;
  empty: string;
  fileName: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly FigureColumn<Row>[];
}) {
  const { rows, columns } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const save = () => {
    const head = columns.map(({ label }) => label);
    const table = csvOf([head, ...rows.map((row) => columns.map(({ text }) => text(row)))], locale);
    saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), props.fileName);
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography variant="h6" component="h2" id={id}>
          {props.title}
        </Typography>
        {rows.length > 0 && (
          <Button startIcon={<DownloadIcon />} onClick={save}>
            {translate('ra.action.export')}
          </Button>
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{props.empty}</Typography>
      ) : (
        <TableContainer
          role="group"
          tabIndex={0}
          aria-labelledby={id}
          // Heads wrap, so that the columns have room on a laptop's screen.
          sx={{
            ...SCROLL_HINT,
            '& td': { whiteSpace: 'nowrap' },
            '& td, & th': { px: 1, verticalAlign: 'bottom' },
          }}
        >
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                {columns.map(({ label, numeric = false }) => (
                  <TableCell key={label} align={numeric ? 'right' : 'left'}>
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={props.keyOf(row)}>
                  {columns.map(({ label, numeric = false, text, shown = text }) => (
                    <TableCell key={label} align={numeric ? 'right' : 'left'}>
                      {shown(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}
