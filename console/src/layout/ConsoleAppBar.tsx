import DeskIcon from '@mui/icons-material/SupportAgent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  TitlePortal,
  ToggleThemeButton,
  useTranslate,
} from 'react-admin';

import { ConsoleUserMenu } from './ConsoleUserMenu.js';
import { deskPath } from './paths.js';
import { Wordmark } from './Wordmark.js';

function BarTools() {
  const desk = useTranslate()('layout.desk');
  return (
    <>
      <Tooltip title={desk}>
        <IconButton color="inherit" component="a" href={deskPath} aria-label={desk}>
          <DeskIcon />
        </IconButton>
      </Tooltip>
      <LocalesMenuButton />
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

/** The bar: the present page, and the user's own menu. On a phone the title has the room. */
export function ConsoleAppBar() {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar
      toolbar={narrow ? <LoadingIndicator /> : <BarTools />}
      userMenu={<ConsoleUserMenu narrow={narrow} />}
    >
      <Wordmark />
      {/* The browser cuts a block within a line without an ellipsis; a long title is to end in one. */}
      <TitlePortal
        component="h1"
        sx={{ ml: { xs: 1, sm: 2 }, mr: { xs: 1, sm: 2 }, '&& *': { display: 'inline' } }}
      />
    </AppBar>
  );
}
