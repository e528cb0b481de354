import { Skeleton } from '@mantine/core';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { dayInWords } from '../ui/dates.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import classes from './MesPaiements.module.css';
import { enEuros, moyenDePaiement } from './montant.ts';
import { useGetPaiements } from './paiement.calls.ts';

type Paiements = Output<Calls['getPaiements']>['paiements'];

export function MesPaiements() {
  const paiements = useGetPaiements();
  return (
    <section aria-labelledby="mes-paiements">
      <h2 className={classes.titre} id="mes-paiements">
        Mes paiements
      </h2>
      {paiements.data ? (
        <Liste paiements={paiements.data.paiements} />
      ) : paiements.error ? (
        <ErrorState error={paiements.error} retry={() => paiements.refetch()} />
      ) : (
        <Attente />
      )}
    </section>
  );
}

/** A table; on a phone each line of it is a card. */
function Liste({ paiements }: { paiements: Paiements }) {
  if (paiements.length === 0) return <Vide />;
  return (
    <table className={classes.table} aria-labelledby="mes-paiements">
      <thead>
        <tr>
          <th scope="col">Accès</th>
          <th scope="col">Date</th>
          <th scope="col">Moyen</th>
          <th scope="col">Opération</th>
          <th scope="col" className={classes.montant}>
            Montant
          </th>
        </tr>
      </thead>
      <tbody>
        {paiements.map(({ id, libelle, dateCreation, type, renouvellement, montant }) => (
          <tr key={id}>
            <th scope="row">{libelle}</th>
            <td data-colonne="Date">
              <time dateTime={dateCreation}>{dayInWords(dateCreation)}</time>
            </td>
            <td data-colonne="Moyen">{moyenDePaiement(type)}</td>
            <td data-colonne="Opération">{renouvellement === 1 ? 'Renouvellement' : 'Achat'}</td>
            <td data-colonne="Montant" className={classes.montant}>
              {enEuros(montant)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vide() {
  return (
    <div className={classes.vide}>
      <Ticket />
      <p className={classes.videTitre}>Aucun paiement pour l’instant</p>
      <p className={classes.videTexte}>Ce que tu achètes ou renouvelles s’inscrit ici.</p>
    </div>
  );
}

function Ticket() {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" fill="none" aria-hidden="true">
      <path
        d="M12 4h28v44l-5-4-4.5 4-4.5-4-4.5 4-4.5-4-5 4z"
        fill="#fff"
        stroke="#0b4ea2"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M19 15h14M19 22h14M19 29h8" stroke="#0b4ea2" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

function Attente() {
  return (
    <div className={classes.attente} aria-busy="true">
      <Skeleton height={56} radius="lg" />
      <Skeleton height={56} radius="lg" />
      <Skeleton height={56} radius="lg" />
    </div>
  );
}
