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
import { useId, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import { scrollHint } from '../theme/scrollHint.js';
import { csvOf } from './csv.js';
import { saveFile } from './saveFile.js';

/** A column of figures: how it is shown, and what a file says. */
export interface FigureColumn<Row> {
  readonly label: string;
  readonly numeric?: boolean;
  readonly text: (row: Row) => string;
  readonly shown?: (row: Row) => ReactNode;
}

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
            background: ({ palette }) => scrollHint(palette.background.paper, palette.text.primary),
            '& td': { whiteSpace: 'nowrap' },
            '& td, & th': { px: 1, verticalAlign: 'bottom' },
            // A long name wraps, so that figures are in sight next to it on a phone.
            '& td:first-of-type': { minWidth: 120, whiteSpace: 'normal', overflowWrap: 'anywhere' },
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
