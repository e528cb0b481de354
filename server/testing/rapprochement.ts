import type { EcartTable } from '../extranet/rapprochement/rapprochement.tables.ts';
import type { School } from './school.ts';

const TETE =
  '"Date","Heure","Fuseau horaire","Type","État","Devise","Avant commission","Commission","Net","Numéro de transaction","Numéro de transaction de référence","Numéro de facture","Numéro de client"';

/** Defaults to a payment of 14,99 € that is not ours. */
export interface LigneActivite {
  date?: string;
  type?: string;
  etat?: string;
  devise?: string;
  montant?: string;
  id?: string;
  parent?: string;
  commande?: string;
}

let nth = 0;

export function activite(lignes: readonly LigneActivite[] = [{}]): string {
  const rows = lignes.map((ligne) =>
    [
      ligne.date ?? '21/11/2026',
      '10:30:00',
      'Europe/Brussels',
      ligne.type ?? 'Paiement Express Checkout',
      ligne.etat ?? 'Terminé',
      ligne.devise ?? 'EUR',
      ligne.montant ?? '14,99',
      '-0,86',
      '14,13',
      ligne.id ?? `INCONNU${++nth}`,
      ligne.parent ?? '',
      ligne.commande ?? '',
      ligne.commande ?? '',
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  return `\uFEFF${[TETE, ...rows].join('\r\n')}\r\n`;
}

export async function ecart(school: School, more: Partial<EcartTable> = {}): Promise<number> {
  const now = school.now().toISOString();
  const { id: _, ...given } = more;
  const { id } = await school.database.write((trx) =>
    trx
      .insertInto('ecart')
      .values({
        moyen: 'payzen',
        cle: `paiement essai-${++nth}`,
        chose: 'paiement',
        genre: 'chezEux',
        paiement_id: null,
        fournisseurId: `essai-${nth}`,
        etatEux: 'fait',
        montantEux: 1499,
        devise: 'EUR',
        empreinte: 'fait 1499 EUR',
        date: now,
        dateVu: now,
        dateRevu: now,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
