import InviteIcon from '@mui/icons-material/SendOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, CreateButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { Link } from 'react-router-dom';

/** Ways to find members and to add some. */
export function MemberListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <Button component={Link} to="/members/invite" label="member.invite.action">
        <InviteIcon />
      </Button>
      <Button component={Link} to="/members/import" label="member.import.action">
        <ImportIcon />
      </Button>
      <CreateButton />
      <ExportButton />
    </TopToolbar>
  );
}
