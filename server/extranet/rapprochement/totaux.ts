import type { Fenetre, Mouvement } from '../../argent/paiement/index.ts';
import { type Paire, attenduOf, isArgent, isIn, isJamaisEntre, isRevenu } from './paires.ts';

export type Totaux = ReturnType<typeof addUp>;

/** Money that comes in, for the first time or again. */
const ENTRE: ReadonlySet<Mouvement['chose']> = new Set(['paiement', 'revenu']);

interface ASommer {
  paires: readonly Paire[];
  seuls: readonly Mouvement[];
  periode: Fenetre;
}

/** Adds cents. Pairs count on the provider's day; refunds by hand are on neither side. */
export function addUp({ paires, seuls, periode }: ASommer) {
  // `frais` stays null where the provider tells none.
  const eux = { encaisse: 0, rendu: 0, frais: null as number | null };
  const nous = { encaisse: 0, rendu: 0 };
  const theirs = (each: Mouvement | undefined) => {
    if (each?.etat !== 'fait' || each.devise !== 'EUR' || !isIn(each.date, periode)) return;
    eux[ENTRE.has(each.chose) ? 'encaisse' : 'rendu'] += each.montant;
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
      if (rendu?.etat === 'fait' || (rendu?.etat === 'revenu' && told?.etat === 'fait'))
        ours('rendu', rendu.montant, told?.date ?? rendu.dateEtat);
    // Money that came again untold is on neither side.
    for (const { eux: told, notre: rendu } of retours)
      if (rendu?.etat === 'revenu' || (!rendu && isRevenu(paire)))
        ours('encaisse', told.montant, told.date);
    if (isRevenu(paire)) for (const each of impayes) ours('rendu', each.montant, each.date);
    if (notre.etat === 'impaye' && !never)
      ours('rendu', notre.montant - notre.rembourse, impayes[0]?.date ?? notre.dateEtat);
  }
  const net = (somme: typeof nous) => ({ net: somme.encaisse - somme.rendu });
  return { eux: { ...eux, ...net(eux) }, nous: { ...nous, ...net(nous) } };
}
