import { randomBytes } from 'node:crypto';
import type { Boutique } from './boutique.ts';
import { type Carte, masked } from './cartes.ts';
import { now } from './dates.ts';
import type { Horloge } from './horloge.ts';
import type { Marchand } from './marchand.ts';
import type { Facon, Notifieur } from './notification.ts';
import { type Paiement, type Registre, type Transaction, newUuid } from './registre.ts';
import type { Champs } from './signature.ts';

export const ETATS = {
  accepte: { mot: 'Accepté', statut: 'AUTHORISED' },
  validation: { mot: 'À valider par la boutique', statut: 'AUTHORISED_TO_VALIDATE' },
  verification: {
    mot: 'En vérification, puis accepté',
    statut: 'UNDER_VERIFICATION',
    geste: 'accepter',
  },
  doute: { mot: 'En vérification, puis refusé', statut: 'UNDER_VERIFICATION', geste: 'refuser' },
  attente: {
    mot: 'En attente d’autorisation, puis accepté',
    statut: 'WAITING_AUTHORISATION',
    geste: 'autoriser',
  },
  remise: { mot: 'Accepté, puis remise refusée', statut: 'AUTHORISED', geste: 'echouer' },
  technique: { mot: 'Erreur technique', statut: undefined },
} as const;
export type EtatDePaiement = keyof typeof ETATS;

export interface ChoixDeCarte {
  carte: Carte;
  mois: string;
  annee: string;
  etat: EtatDePaiement;
  facon: Facon;
  ferme: boolean;
}

export const ESSAIS = 3;

export type Caisse = ReturnType<typeof createCaisse>;

export function createCaisse(
  registre: Registre,
  boutique: Boutique,
  horloge: Horloge,
  { notify }: Notifieur,
  marchand: Marchand,
) {
  const dayKey = ({ vads_trans_date = '', vads_trans_id = '' }: Champs) =>
    `${vads_trans_date.slice(0, 8)} ${vads_trans_id.toLowerCase()}`;
  const taken = new Set([...registre.paiement.values()].map(({ champs }) => dayKey(champs)));
  const isOpen = ({ fin }: Paiement) => fin === undefined;
  const fresh = ({ id }: Paiement) => registre.paiement.get(id)!;

  const watch = ({ id, expire }: Paiement) =>
    horloge.at(expire, () => {
      const paiement = registre.paiement.get(id)!;
      if (isOpen(paiement)) void leave(paiement, 'aussitot', true);
    });

  const create = (paiement: Paiement, statut: string, more: Partial<Transaction>): Transaction =>
    registre.keep('transaction', {
      id: newUuid(),
      paiement: paiement.id,
      type: 'DEBIT',
      statut,
      transId: paiement.champs.vads_trans_id!,
      cree: now(),
      montant: Number(paiement.champs.vads_amount),
      rembourse: 0,
      sequence: registre.transactionsOf(paiement).length + 1,
      resultat: '00',
      autorisation: '',
      ...more,
    });

  /** Abandoned or timed out: a refused card has been notified already. */
  async function leave(paiement: Paiement, facon: Facon, ferme: boolean) {
    const last = registre.transactionsOf(paiement).at(-1);
    const fin = last ?? create(paiement, 'ABANDONED', { resultat: '17' });
    registre.keep('paiement', { ...paiement, fin: fin.id, ferme });
    const told = last ? Promise.resolve() : notify(fin, 'PAY', facon);
    if (facon === 'avant') await told;
  }

  async function pay(paiement: Paiement, { carte, mois, annee, ...how }: ChoixDeCarte) {
    const { ferme, facon } = how;
    if (how.etat === 'technique')
      return void registre.keep('paiement', { ...paiement, fin: null, ferme });
    const { resultat, autorisation, ...seen } = carte.reponse;
    const isAccepted = resultat === '00';
    const byHand = how.etat === 'accepte' && paiement.champs.vads_validation_mode === '1';
    const { statut, ...then } = ETATS[byHand ? 'validation' : how.etat];
    const transaction = create(paiement, isAccepted ? statut : 'REFUSED', {
      resultat,
      autorisation,
      carte: { ...seen, numero: masked(carte.numero), marque: carte.marque, mois, annee },
      ...(isAccepted &&
        'geste' in then && { ensuite: { le: now(boutique.lenteur), geste: then.geste } }),
    });
    marchand.watch(transaction);
    const isLast = isAccepted || transaction.sequence >= ESSAIS;
    if (isLast || ferme)
      registre.keep('paiement', { ...fresh(paiement), fin: transaction.id, ferme });
    const told = notify(transaction, 'PAY', facon);
    if (facon === 'avant') await told;
  }

  for (const paiement of registre.paiement.values()) if (isOpen(paiement)) watch(paiement);

  return {
    isTaken: (champs: Champs) => taken.has(dayKey(champs)),
    open(champs: Champs): Paiement {
      taken.add(dayKey(champs));
      const id = randomBytes(16).toString('base64url');
      const paiement = registre.keep('paiement', { id, champs, expire: now(boutique.session) });
      watch(paiement);
      return paiement;
    },
    isOpen,
    leave,
    pay,
  };
}
