import { auditRoutes, TravelledCollection } from '@foyer/contracts/audit';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';

import { NotFound } from '../layout/NotFound.js';
import { api } from '../providers/api.js';
import { AuditProof } from './AuditProof.js';
import { Scrubber } from './Scrubber.js';
import { useLook } from './useLook.js';

const isTravelled = (name: string | undefined): name is TravelledCollection =>
  TravelledCollection.safeParse(name).success;

/** By which words one goes back to the page of what stood. */
const BACK: Partial<Record<TravelledCollection, string>> = {
  calls: 'record.callRecord',
  transactions: 'record.payment',
};

/** A call, a portal, a session or a payment as it stood at any moment of its life. */
export function AuditTravel() {
  const { collection, id } = useParams();
  if (!isTravelled(collection) || id === undefined) return <NotFound />;
  return <Life collection={collection} id={id} />;
}

function Life({ collection, id }: { collection: TravelledCollection; id: string }) {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const { data, error } = useLook(['moments', collection, id], () =>
    api.call(auditRoutes.documentMoments, { params: { collection, id } }),
  );
  const back = BACK[collection];
  const name = translate(`resources.${collection}.name`, { smart_count: 1 });
  return (
    <>
      <Title title={`${name} · ${translate('audit.asItStood')}`} />
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
        {back !== undefined && (
          <Button component={RouterLink} to={`/${collection}/${id}/show`} sx={{ mb: 1 }}>
            {translate(back)}
          </Button>
        )}
        {error !== null && <Alert severity="error">{translate('audit.failed')}</Alert>}
        {data === undefined && error === null && <Skeleton variant="rounded" height={320} />}
        {data?.length === 0 && <Alert severity="info">{translate('audit.never')}</Alert>}
        {data !== undefined && data.length > 0 && (
          <Scrubber moments={data} at={address.get('at') ?? undefined} />
        )}
        {collection === 'calls' && <AuditProof correlationId={id} />}
      </Card>
    </>
  );
}
