import type { Insertable } from 'kysely';
import { isEnRoute, isRendu, isRevenu } from '../../../regles/achat.ts';
import type { Fenetre, Mouvement, Notre } from '../../argent/paiement/index.ts';
import {
  attenduOf,
  isArgent,
  isIn,
  isJamaisEntre,
  isToutRevenu,
  type Paire,
  pairUp,
} from './paires.ts';
import type { EcartTable, Genre } from './rapprochement.tables.ts';

export interface ACote {
  eux: readonly Mouvement[];
  nous: readonly Notre[];
  periode: Fenetre;
  /** The span that `eux` covers; null when unknown. */
  fenetre: Fenetre | null;
}

export interface Comparee extends Totaux {
  ecarts: Ecart[];
  /** Payments with parts outside `fenetre`, which `eux` could not show. */
  doute: Set<number>;
}

/** Sums use the provider's dates, so that equal books agree. */
export function compare({ eux, nous, periode, fenetre }: ACote): Comparee {
  const { paires, seuls } = pairUp(lastOfEach(eux), nous);
  const doute = new Set<number>();
  const seenOf =
    ({ notre }: Paire): Seen =>
    (from, to) => {
      const seen = fenetre !== null && from >= fenetre.from && to < fenetre.to;
      if (!seen) doute.add(notre.id);
      return seen;
    };
  const ecarts = [
    ...seuls.filter(({ etat }) => etat !== 'sans').map((seul) => ecartOf('chezEux', { eux: seul })),
    ...paires.flatMap((paire) =>
      [ofPaiement, ofRendus, ofImpayes, ofRetours].flatMap((of) => of(paire, seenOf(paire))),
    ),
  ].filter(({ date }) => isIn(date, periode));
  return { ecarts, doute, ...addUp({ paires, seuls, periode }) };
}

/** Whether `eux` would contain a movement between these instants. */
type Seen = (from: string, to: string) => boolean;

/** Keeps the last entry of each movement. */
const lastOfEach = (eux: readonly Mouvement[]) => [
  ...new Map(eux.map((each) => [`${each.chose} ${each.id}`, each])).values(),
];

function ofPaiement(paire: Paire, seen: Seen): Ecart[] {
  const { notre, paye, enTrop } = paire;
  const { dateCreation, datePaiement } = notre;
  const ecarts = enTrop.map((eux) => ecartOf('chezEux', { eux, notre }));
  const attendu = attenduOf(notre);
  if (!paye) {
    const missing =
      isArgent(notre) &&
      !isJamaisEntre(paire) &&
      attendu > 0 &&
      datePaiement !== null &&
      seen(dateCreation, datePaiement);
    return missing ? [...ecarts, ecartOf('chezNous', { notre, date: datePaiement })] : ecarts;
  }
  const genre = genreOf(paye, notre, attendu);
  return genre ? [...ecarts, ecartOf(genre, { eux: paye, notre })] : ecarts;
}

function genreOf(paye: Mouvement, notre: Notre, attendu: number): Ecart['genre'] | undefined {
  const argent = isArgent(notre);
  if (paye.etat === 'sans')
    return argent && notre.etat !== 'impaye' && attendu > 0 ? 'etat' : undefined;
  if (paye.devise !== 'EUR') return 'devise';
  if (argent !== (paye.etat === 'fait'))
    return paye.etat === 'attente' && !argent ? undefined : 'etat';
  return argent && paye.montant !== attendu ? 'montant' : undefined;
}

function ofRendus({ notre, rendus }: Paire, seen: Seen): Ecart[] {
  return rendus.flatMap(({ eux, notre: rendu }) => {
    if (!rendu) return eux!.etat === 'sans' ? [] : ecartOf('chezEux', { eux: eux!, notre });
    if (!eux) {
      const missing = isRendu(rendu.etat) && seen(rendu.dateCreation, rendu.dateEtat);
      return missing ? ecartOf('chezNous', { notre, rendu, date: rendu.dateEtat }) : [];
    }
    if (eux.devise !== 'EUR') return ecartOf('devise', { eux, notre, rendu });
    // `ofRetours` reports returned money.
    if (isRevenu(rendu.etat)) return [];
    if ((eux.etat === 'fait') !== isRendu(rendu.etat))
      // Both sides have it pending.
      return eux.etat !== 'fait' && isEnRoute(rendu.etat)
        ? []
        : ecartOf('etat', { eux, notre, rendu });
    return eux.etat === 'fait' && eux.montant !== rendu.montant
      ? ecartOf('montant', { eux, notre, rendu })
      : [];
  });
}

function ofImpayes(paire: Paire, seen: Seen): Ecart[] {
  const { notre, paye, impayes } = paire;
  if (notre.etat !== 'impaye')
    return isToutRevenu(paire) ? [] : impayes.map((eux) => ecartOf('etat', { eux, notre }));
  const { dateEtat } = notre;
  const missing =
    impayes.length === 0 && paye?.etat === 'fait' && dateEtat !== null && seen(dateEtat, dateEtat);
  return missing ? [ecartOf('etat', { eux: paye, notre, chose: 'impaye', date: dateEtat })] : [];
}

function ofRetours({ notre, impayes, retours }: Paire): Ecart[] {
  return retours.flatMap(({ eux, notre: rendu }) => {
    if (rendu) return isRevenu(rendu.etat) ? [] : ecartOf('etat', { eux, notre, rendu });
    if (notre.etat === 'impaye') return ecartOf('etat', { eux, notre });
    return impayes.length > 0 ? [] : ecartOf('chezEux', { eux, notre });
  });
}

export type Ecart = Omit<
  Insertable<EcartTable>,
  'id' | 'moyen' | 'dateVu' | 'dateRevu' | 'dateRegle' | 'regle' | 'raison' | 'regleur'
>;

interface Of {
  eux?: Mouvement;
  notre?: Notre;
  rendu?: Notre['remboursements'][number];
  /** Overrides the movement's. */
  chose?: Mouvement['chose'];
  /** Required without `eux`. */
  date?: string;
}

/** `cle` is stable across the web service and files. */
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

type Totaux = ReturnType<typeof addUp>;

const INCOMING: ReadonlySet<Mouvement['chose']> = new Set(['paiement', 'revenu']);

interface ASommer {
  paires: readonly Paire[];
  seuls: readonly Mouvement[];
  periode: Fenetre;
}

/** Sums cents by the provider's dates, without refunds by hand. */
function addUp({ paires, seuls, periode }: ASommer) {
  // `frais` stays null when the provider reports no fees.
  const eux = { encaisse: 0, rendu: 0, frais: null as number | null };
  const nous = { encaisse: 0, rendu: 0 };
  const theirs = (each: Mouvement | undefined) => {
    if (each?.etat !== 'fait' || each.devise !== 'EUR' || !isIn(each.date, periode)) return;
    eux[INCOMING.has(each.chose) ? 'encaisse' : 'rendu'] += each.montant;
    if (each.frais !== null) eux.frais = (eux.frais ?? 0) + each.frais;
  };
  const ours = (what: 'encaisse' | 'rendu', cents: number, date: string | null) => {
    if (date !== null && isIn(date, periode)) nous[what] += cents;
  };
  seuls.forEach(theirs);
  for (const paire of paires) {
    const { notre, paye, enTrop, rendus, impayes, retours } = paire;
    const back = [...rendus, ...retours].map((each) => each.eux);
    [paye, ...enTrop, ...impayes, ...back].forEach(theirs);
    const never = isJamaisEntre(paire);
    if (isArgent(notre) && !never)
      ours('encaisse', attenduOf(notre), paye?.date ?? notre.datePaiement);
    for (const { eux: told, notre: rendu } of rendus)
      if (rendu && (isRendu(rendu.etat) || (isRevenu(rendu.etat) && told?.etat === 'fait')))
        ours('rendu', rendu.montant, told?.date ?? rendu.dateEtat);
    // Returned money that we have not recorded is left out.
    for (const { eux: told, notre: rendu } of retours)
      if (rendu ? isRevenu(rendu.etat) : isToutRevenu(paire))
        ours('encaisse', told.montant, told.date);
    if (isToutRevenu(paire)) for (const each of impayes) ours('rendu', each.montant, each.date);
    if (notre.etat === 'impaye' && !never)
      ours('rendu', notre.montant - notre.rembourse, impayes[0]?.date ?? notre.dateEtat);
  }
  const net = (somme: typeof nous) => ({ net: somme.encaisse - somme.rendu });
  return { eux: { ...eux, ...net(eux) }, nous: { ...nous, ...net(nous) } };
}
