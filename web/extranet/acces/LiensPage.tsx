import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { Empty } from '../../socle/ui/Empty.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { NotFound } from '../../socle/ui/NotFound.tsx';
import { Liens } from './Liens.tsx';
import { LIENS } from './mots.ts';

export default function LiensPage() {
  const { acces_id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(acces_id) ? <OfAcces id={Number(acces_id)} /> : <NotFound />;
}

function OfAcces({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getAccesExtranet', { id }));
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data?.acces) return <Chargement />;
  const { acces } = data;
  const mots = LIENS[acces.type];
  return (
    <>
      <PageHeading
        lead={
          <>
            Lier des {mots?.un ?? 'série'}s, dans l’ordre que verront les élèves.{' '}
            <Link to={`/extranet/acces?acces=${id}`}>Modifier l’accès</Link>
          </>
        }
      >
        {acces.libelle}
      </PageHeading>
      {/* An unsaved order stays visible under the error. */}
      {error && <Failure part error={error} retry={refetch} />}
      {mots ? (
        <Liens key={id} acces={acces} mots={mots} />
      ) : (
        <Empty title="Rien à lier">
          Un accès EX ouvre l’exercice de perception des risques&nbsp;: il n’a ni séries ni modules.
        </Empty>
      )}
    </>
  );
}
