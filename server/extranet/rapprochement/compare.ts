import type { Fenetre, Mouvement, Notre } from '../../argent/paiement/index.ts';
import { type Ecart, ecartOf } from './ecart.ts';
import {
  type Paire,
  attenduOf,
  isArgent,
  isIn,
  isJamaisEntre,
  isRevenu,
  pairUp,
} from './paires.ts';
import { type Totaux, addUp } from './totaux.ts';

export interface ACote {
  eux: readonly Mouvement[];
  nous: readonly Notre[];
  /** What is told of, and summed. */
  periode: Fenetre;
  /** All that happened there in it is among `eux`: what is missing is missing. Null: nobody knows. */
  fenetre: Fenetre | null;
}

export interface Comparee extends Totaux {
  ecarts: Ecart[];
  /** Ids of payments of which something is missing there, where nobody could have seen it. */
  doute: Set<number>;
}

/**
 * Two ledgers side by side: by the provider's id, then by our reference. What differs by a cent, is on
 * one side only, or stands otherwise there; and both sums, in which a thing counts on the day that the
 * provider has for it, so that they agree where nothing differs.
 */
export function compare({ eux, nous, periode, fenetre }: ACote): Comparee {
  const { paires, seuls } = pairUp(once(eux), nous);
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

/** Whether what happened to one of ours from then until then would have been seen; asked only of what is missing. */
type Seen = (from: string, to: string) => boolean;

/** The last word of each. */
const once = (eux: readonly Mouvement[]) => [
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
      const missing = rendu.etat === 'fait' && seen(rendu.dateCreation, rendu.dateEtat);
      return missing ? ecartOf('chezNous', { notre, rendu, date: rendu.dateEtat }) : [];
    }
    if (eux.devise !== 'EUR') return ecartOf('devise', { eux, notre, rendu });
    // It went, and came again: whether its provider says so is told of what came.
    if (rendu.etat === 'revenu') return [];
    if ((eux.etat === 'fait') !== (rendu.etat === 'fait'))
      // Asked for, and on its way on both sides.
      return eux.etat !== 'fait' && rendu.etat === 'demande'
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
    return isRevenu(paire) ? [] : impayes.map((eux) => ecartOf('etat', { eux, notre }));
  const { dateEtat } = notre;
  const missing =
    impayes.length === 0 && paye?.etat === 'fait' && dateEtat !== null && seen(dateEtat, dateEtat);
  return missing ? [ecartOf('etat', { eux: paye, notre, chose: 'impaye', date: dateEtat })] : [];
}

function ofRetours({ notre, impayes, retours }: Paire): Ecart[] {
  return retours.flatMap(({ eux, notre: rendu }) => {
    if (rendu?.etat === 'revenu') return [];
    if (rendu) return ecartOf('etat', { eux, notre, rendu });
    if (notre.etat === 'impaye') return ecartOf('etat', { eux, notre });
    return impayes.length > 0 ? [] : ecartOf('chezEux', { eux, notre });
  });
}
