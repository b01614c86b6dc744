import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/**
 * Says how many members the settings of a provider are about: it tells of no one who does not sign in, so no plan of a change can be
 * shown. Another issuer has other people, whatever they are called: all who came before would be strangers.
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
