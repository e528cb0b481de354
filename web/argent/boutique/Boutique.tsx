import { MON_PROFIL, VERS_MON_PROFIL } from '../../../regles/adresses.ts';
import { Button, Skeleton } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { NetworkError } from '../../socle/kernel/errors.ts';
import { fitsDocument } from '../../socle/kernel/ownDocument.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { type Etalage, type Offre, useGetAcces } from './boutique.calls.ts';
import { CarteOffre } from './CarteOffre.tsx';
import { Commande } from './Commande.tsx';
import { suiteOfOffre } from './mots.ts';
import { MoyensAcceptes, SansPaiement, isOuvert } from './Moyens.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';

export const CHEMINS = ['/produits', '/renouveler-produits'] as const;

export function Boutique({ bought }: { bought: 0 | 1 }) {
  const boutique = useGetAcces(bought);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const choisi = search.get('acces');
  useFocusOnStep(choisi);
  // The document carries the payment policy, so offline nothing can be paid.
  const fits = fitsDocument(pathname);
  const error = boutique.error ?? (fits || navigator.onLine ? null : new NetworkError());
  const retour =
    choisi === null ? VERS_MON_PROFIL : { to: CHEMINS[bought], label: 'Vers les accès' };
  const rayon = bought === 1 ? 'Renouveler un accès' : 'Acheter un accès';
  const data = fits ? boutique.data : undefined;
  const offre = data?.accesList.find(({ slug }) => slug === choisi);
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={retour}
        lead={data && data.accesList.length > 0 && <MoyensAcceptes moyens={data.moyens} />}
      >
        {choisi === null ? rayon : 'Ta commande'}
      </PageHeading>
      {!data && error ? (
        <Failure
          error={error}
          retry={() => (fits ? boutique.refetch() : window.location.reload())}
        />
      ) : !data ? (
        <Attente />
      ) : choisi === null ? (
        <Rayon {...data} bought={bought} />
      ) : offre ? (
        <Commande
          key={offre.id}
          offre={offre}
          moyens={data.moyens}
          bought={bought}
          reload={() => boutique.refetch()}
        />
      ) : (
        <Empty
          title={bought === 1 ? 'Tu n’as pas cet accès' : 'Cet accès n’est pas ou plus en vente'}
          action={
            <Button component={Link} to={CHEMINS[0]}>
              Voir les accès à acheter
            </Button>
          }
        />
      )}
    </div>
  );
}

function Rayon({ accesList, moyens, bought }: Etalage & { bought: 0 | 1 }) {
  if (accesList.length === 0) return <Vide bought={bought} />;
  const canOrder = (offre: Offre) => suiteOfOffre(offre, bought) === 'commander';
  const ordered = [...accesList].sort((a, b) => Number(canOrder(b)) - Number(canOrder(a)));
  return (
    <div className={plainStyles.stack}>
      {!isOuvert(moyens) && <SansPaiement />}
      <ul className={plainStyles.grid}>
        {ordered.map((offre) => (
          <li key={offre.id}>
            <CarteOffre offre={offre} bought={bought} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Vide = ({ bought }: { bought: 0 | 1 }) => (
  <Empty
    title={bought === 1 ? 'Rien à renouveler' : 'Rien à acheter pour l’instant'}
    action={
      bought === 1 ? (
        <Button component={Link} to={CHEMINS[0]}>
          Acheter un accès
        </Button>
      ) : (
        <Button component={Link} to={MON_PROFIL} reloadDocument variant="outline">
          Revenir à mes accès
        </Button>
      )
    }
  >
    {bought === 1
      ? 'Les accès que tu achètes se renouvellent ici. Une démonstration, elle, ne se renouvelle pas.'
      : 'Les accès en vente s’affichent ici dès qu’il y en a.'}
  </Empty>
);

function Attente() {
  return (
    <div className={plainStyles.grid} aria-busy="true">
      <Skeleton height={320} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </div>
  );
}
