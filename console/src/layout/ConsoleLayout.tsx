import DeskIcon from '@mui/icons-material/SupportAgent';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  TitlePortal,
  useTranslate,
  type LayoutProps,
} from 'react-admin';

import { Wordmark } from './Wordmark.js';

function ConsoleAppBar() {
  const desk = useTranslate()('layout.desk');
  return (
    <AppBar>
      <Wordmark />
      <TitlePortal sx={{ ml: 2 }} />
      <Tooltip title={desk}>
        <IconButton color="inherit" component="a" href="/vblh/desk" aria-label={desk}>
          <DeskIcon />
        </IconButton>
      </Tooltip>
    </AppBar>
  );
}

/** Bar, menu and page; lists and forms get air around them. */
export function ConsoleLayout({ children, ...props }: LayoutProps) {
  return (
    <Layout {...props} appBar={ConsoleAppBar}>
      <Box sx={{ px: { xs: 0, sm: 2 }, pb: 8, maxWidth: 1400, width: '100%' }}>{children}</Box>
      <CheckForApplicationUpdate />
    </Layout>
  );
}
