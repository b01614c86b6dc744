import { IMPORT_CSV_MAX, MEMBER_CSV_HEADERS } from '@foyer/contracts/identity';
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent, type DragEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';

const COLUMNS = [...MEMBER_CSV_HEADERS, 'role'].join(',');
const EXAMPLE = `${COLUMNS}\r\nada.lovelace,ada@example.org,Ada,Lovelace,member\r\n`;

/** Choosing the file, by a button or by dropping it, and what it must hold. */
export function ImportFile(props: {
  chosen: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > IMPORT_CSV_MAX) notify('member.import.tooBig', { type: 'error' });
    else props.onChoose(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // The same file, mended, can be chosen again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ border: 2, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Typography sx={{ mb: 1 }}>{translate('member.import.hint')}</Typography>
      <Box component="code" sx={{ display: 'block', mb: 2, overflowWrap: 'anywhere' }}>
        {COLUMNS}
      </Box>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={translate('member.import.choose')}
        onChange={choose}
      />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<FileIcon />}
          disabled={props.busy}
          onClick={() => input.current?.click()}
        >
          {translate('member.import.choose')}
        </Button>
        <Button
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(EXAMPLE)}`}
          download="members.csv"
        >
          {translate('member.import.example')}
        </Button>
        {props.chosen !== undefined && <Typography>{props.chosen}</Typography>}
      </Box>
    </Box>
  );
}
