import type { ImportReport, Language } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { currentLocale } from '#i18n/locale.js';

const COLUMNS = ['firstName', 'lastName', 'userName', 'email', 'role'] as const;

/** The members as they were understood, and how to take them in. */
export function ImportPreview(props: {
  report: ImportReport;
  busy: boolean;
  onImport: (chosen: { invite: boolean; language: Language }) => void;
}) {
  const { rows, preview } = props.report;
  const translate = useTranslate();
  const [invite, setInvite] = useState(true);
  const [language, setLanguage] = useState<Language>(currentLocale);
  return (
    <Box sx={{ mt: 3 }}>
      <Alert severity="success" sx={{ mb: 2 }}>
        {translate('member.import.good', { smart_count: rows })}
        {preview.length < rows && ` ${translate('member.import.first', { count: preview.length })}`}
      </Alert>
      {/* The keyboard can scroll what does not fit. */}
      <Box tabIndex={0} sx={{ overflow: 'auto', maxHeight: 320 }}>
        <Table size="small" stickyHeader aria-label={translate('member.import.preview')}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{translate(`resources.members.fields.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.map((member) => (
              <TableRow key={member.username}>
                <TableCell>{member.firstname}</TableCell>
                <TableCell>{member.lastname}</TableCell>
                <TableCell>{member.username}</TableCell>
                <TableCell>{member.email}</TableCell>
                <TableCell>{translate(`member.role.${member.role}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', mt: 3 }}>
        <FormControlLabel
          control={<Switch checked={invite} onChange={(_, on) => setInvite(on)} />}
          label={translate('member.import.invite')}
        />
        <TextField
          select
          fullWidth={false}
          label={translate('resources.members.fields.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="de">Deutsch</MenuItem>
          <MenuItem value="en">English</MenuItem>
        </TextField>
        <Button
          variant="contained"
          disabled={props.busy}
          onClick={() => props.onImport({ invite, language })}
        >
          {translate('member.import.run', { smart_count: rows })}
        </Button>
      </Box>
    </Box>
  );
}
