import { permits, type MemberRole } from '@foyer/contracts/identity';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import Typography from '@mui/material/Typography';
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin';

import { useCompany } from '../company/company.js';
import { SECTIONS, type ResourceDeclaration } from '../resource/defineResource.js';
import { policyOf } from '../resource/policyOf.js';

const mayList = (resource: ResourceDeclaration, role: MemberRole): boolean => {
  const policy = policyOf(resource, 'list');
  return policy !== undefined && permits(policy, role);
};

/** The menu in its sections; a section without entries for this user is left out. */
export function ConsoleMenu({ resources }: { resources: readonly ResourceDeclaration[] }) {
  const translate = useTranslate();
  const [open] = useSidebarState();
  const { permissions: role } = usePermissions<MemberRole>();
  const { paymentTerminalModuleActive } = useCompany().modules;
  if (role === undefined) return null;
  const shown = SECTIONS.filter((section) => section !== 'payments' || paymentTerminalModuleActive);
  const sections = shown
    .map((section) => ({
      section,
      entries: resources.filter((one) => one.section === section && mayList(one, role)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Menu>
      <Menu.DashboardItem primaryText="home.title" leftIcon={<HomeIcon />} />
      {sections.flatMap(({ section, entries }) => [
        <SectionName key={section} text={translate(`layout.section.${section}`)} open={open} />,
        ...entries.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
      ])}
    </Menu>
  );
}

/**
 * Between menu entries nothing but entries and separators may stand: the name is that of a
 * separator.
 */
function SectionName({ text, open }: { text: string; open: boolean }) {
  return (
    <Typography
      component="li"
      role="separator"
      aria-label={text}
      variant="caption"
      sx={{
        ...(open
          ? { px: 2, pt: 1.5, pb: 0.5, fontWeight: 600, color: 'text.secondary' }
          : { mx: 1.5, my: 1, borderTop: 1, borderColor: 'divider' }),
        '&:first-of-type': { pt: open ? 0.5 : 0, ...(open ? {} : { display: 'none' }) },
      }}
    >
      {open && text}
    </Typography>
  );
}
