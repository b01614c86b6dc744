import DarkIcon from '@mui/icons-material/Brightness4';
import LanguageIcon from '@mui/icons-material/Translate';
import DeskIcon from '@mui/icons-material/SupportAgent';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTheme as useLook } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLocaleState, UserMenu, useTheme, useTranslate, useUserMenu } from 'react-admin';

import { LogoutAfterQuestion } from './LogoutAfterQuestion.js';
import { deskPath } from './paths.js';

function Choice(props: { icon: ReactElement; text: string; href?: string; onClick?: () => void }) {
  const menu = useUserMenu();
  const choose = () => {
    props.onClick?.();
    menu?.onClose();
  };
  const link = props.href === undefined ? {} : { component: 'a' as const, href: props.href };
  return (
    <MenuItem onClick={choose} {...link} sx={{ minHeight: 44 }}>
      <ListItemIcon>{props.icon}</ListItemIcon>
      {props.text}
    </MenuItem>
  );
}

/** The account menu; where the bar is narrow it also holds what has no room there. */
export function ConsoleUserMenu({ narrow }: { narrow: boolean }) {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [, setTheme] = useTheme();
  const dark = useLook().palette.mode === 'dark';
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <UserMenu>
      {narrow && <Choice icon={<DeskIcon />} text={translate('layout.desk')} href={deskPath} />}
      {narrow && (
        <Choice
          icon={<LanguageIcon />}
          text={other === 'de' ? 'Deutsch' : 'English'}
          onClick={() => setLocale(other)}
        />
      )}
      {narrow && (
        <Choice
          icon={<DarkIcon />}
          text={translate('layout.theme')}
          onClick={() => setTheme(dark ? 'light' : 'dark')}
        />
      )}
      <LogoutAfterQuestion />
    </UserMenu>
  );
}
