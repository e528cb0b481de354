import type { Insertable } from 'kysely';
import type { Mouvement, Notre } from '../../argent/paiement/index.ts';
import type { EcartTable, Genre } from './rapprochement.tables.ts';

export type Ecart = Omit<
  Insertable<EcartTable>,
  'id' | 'moyen' | 'dateVu' | 'dateRevu' | 'dateRegle' | 'regle' | 'raison' | 'regleur'
>;

interface Of {
  eux?: Mouvement;
  notre?: Notre;
  rendu?: Notre['remboursements'][number];
  /** Set where it is not the movement's. */
  chose?: Mouvement['chose'];
  /** Set where the provider has none. */
  date?: string;
}

/** `cle` is the same whether a service or a file told of it. */
export function ecartOf(genre: Genre, { eux, notre, rendu, ...other }: Of): Ecart {
  const chose = other.chose ?? eux?.chose ?? (rendu ? 'remboursement' : 'paiement');
  const known = rendu ? `rendu ${rendu.id}` : notre && `paiement ${notre.id}`;
  const isOwn = eux?.chose === 'impaye' || eux?.chose === 'revenu';
  const cle = genre === 'chezEux' || isOwn ? eux!.id : known!;
  const commande = notre?.commande ?? eux?.commande ?? null;
  const fournisseurId = eux?.id ?? (rendu ?? notre)?.fournisseurId ?? null;
  const said = {
    etatEux: eux?.etat ?? null,
    montantEux: eux?.montant ?? null,
    devise: eux?.devise ?? null,
    etatNous: rendu?.etat ?? (genre === 'chezEux' ? null : (notre?.etat ?? null)),
    montantNous: rendu?.montant ?? (genre === 'chezEux' ? null : (notre?.montant ?? null)),
  };
  return {
    chose,
    genre,
    cle: `${chose} ${cle}`,
    paiement_id: notre?.id ?? null,
    commande,
    fournisseurId,
    ...said,
    empreinte: Object.values(said).join(' '),
    date: other.date ?? eux!.date,
  };
}
