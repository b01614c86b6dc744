import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/**
 * Says how many members the settings of a provider affect. The provider does not list people who do
 * not sign in, so a plan of a change cannot be shown. Another issuer has other people, even if
 * their names are equal: all earlier members would be strangers.
 */
export function TouchedMembers({ issuer }: { readonly issuer: 'issuer' | 'idpIssuer' }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const typed: unknown = useWatch({ name: issuer });
  const members = Number(record?.members ?? 0);
  if (members === 0) return null;
  const text = translate('userSources.touched.members', {
    smart_count: members,
    administrators: String(record?.administrators ?? 0),
  });
  const isOther = typed !== record?.[issuer];
  return (
    <Alert severity={isOther ? 'warning' : 'info'} sx={{ mt: 2, gridColumn: '1 / -1' }}>
      {isOther && `${translate('userSources.touched.issuer')} `}
      {text} {translate('userSources.touched.rights')}
    </Alert>
  );
}
