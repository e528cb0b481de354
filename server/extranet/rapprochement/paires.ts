import { isRendu, isRevenu, isVenu } from '../../../regles/achat.ts';
import {
  type Fenetre,
  isAvantCapture,
  isJamaisCapture,
  type Mouvement,
  type Notre,
} from '../../argent/paiement/index.ts';

export const isIn = (date: string, { from, to }: Fenetre) => date >= from && date < to;

export interface Paire {
  notre: Notre;
  paye: Mouvement | undefined;
  enTrop: Mouvement[];
  rendus: { eux: Mouvement | undefined; notre: NotreRendu | undefined }[];
  impayes: Mouvement[];
  /** `notre` is the refund that this money reverses. */
  retours: { eux: Mouvement; notre: NotreRendu | undefined }[];
}

type NotreRendu = Notre['remboursements'][number];

export const isArgent = ({ etat }: Notre) => isVenu(etat);

const sumOf = (all: readonly Mouvement[]) => all.reduce((sum, { montant }) => sum + montant, 0);

/** True when both sides have all disputed money back. */
export const isToutRevenu = ({ notre, impayes, retours }: Paire): boolean =>
  notre.etat !== 'impaye' &&
  impayes.length > 0 &&
  sumOf(retours.flatMap(({ eux, notre: rendu }) => (rendu ? [] : eux))) >= sumOf(impayes);

/** True when a cancelled capture never took the money; the provider may omit it. */
export const isJamaisEntre = ({ notre, paye, impayes }: Paire): boolean =>
  notre.etat === 'impaye' &&
  (paye ? paye.etat === 'sans' : impayes.length === 0 && isJamaisCapture(notre));

/** Cents that the provider should have captured. */
export const attenduOf = (notre: Notre): number =>
  notre.remboursements
    .filter((rendu) => isAvantCapture(rendu, notre))
    .reduce((left, { montant }) => left - montant, notre.montant);

/** Pairs by the provider's id, then by our reference. */
export function pairUp(eux: readonly Mouvement[], nous: readonly Notre[]) {
  const byId = new Map<string, Notre>();
  const byCommande = new Map<string, Notre>();
  for (const notre of nous) {
    byCommande.set(notre.commande, notre);
    for (const { fournisseurId } of notre.remboursements)
      if (fournisseurId !== null) byId.set(fournisseurId, notre);
  }
  for (const notre of nous) if (notre.fournisseurId !== null) byId.set(notre.fournisseurId, notre);
  const told = new Map<Notre, Mouvement[]>(nous.map((notre) => [notre, []]));
  const seuls: Mouvement[] = [];
  for (const each of eux) {
    const notre =
      byId.get(each.id) ?? byId.get(each.parent ?? '') ?? byCommande.get(each.commande ?? '');
    if (notre) told.get(notre)!.push(each);
    else seuls.push(each);
  }
  return { seuls, paires: [...told].map(([notre, siens]) => paireOf(notre, siens)) };
}

function paireOf(notre: Notre, siens: readonly Mouvement[]): Paire {
  const of = (chose: Mouvement['chose']) => siens.filter((each) => each.chose === chose);
  const paiements = of('paiement');
  const paye =
    paiements.find(({ id }) => id === notre.fournisseurId) ??
    (['fait', 'attente', 'sans'] as const)
      .map((etat) => paiements.find((each) => each.etat === etat))
      .find((each) => each !== undefined);
  const repris = of('impaye').filter(({ etat }) => etat === 'fait');
  const remboursements = of('remboursement');
  const parts = repris.filter((each) => isPart(each, notre, remboursements));
  const encore = paiements.filter((each) => each !== paye && each.etat === 'fait');
  const retours = [...of('revenu').filter(({ etat }) => etat === 'fait'), ...encore].map((eux) => ({
    eux,
    notre: revenuOf(eux, notre),
  }));
  return {
    notre,
    paye,
    // A second payment without a reversed refund was paid twice.
    enTrop: encore.filter((each) =>
      retours.some(({ eux, notre: rendu }) => eux === each && !(rendu && isRevenu(rendu.etat))),
    ),
    rendus: rendusOf(notre, [...remboursements, ...parts]),
    impayes: repris.filter((each) => !parts.includes(each)),
    retours: retours.filter(
      ({ eux, notre: rendu }) => eux.chose === 'revenu' || (rendu && isRevenu(rendu.etat)),
    ),
  };
}

/** True when we recorded a partial dispute as a refund, by id or amount. */
function isPart(eux: Mouvement, notre: Notre, rendus: readonly Mouvement[]): boolean {
  const told = new Set(rendus.map(({ id }) => id));
  return notre.remboursements.some(
    ({ moyen, fournisseurId, montant, etat }) =>
      moyen !== 'main' &&
      (fournisseurId === eux.id ||
        (notre.etat !== 'impaye' &&
          (isRendu(etat) || isRevenu(etat)) &&
          montant === eux.montant &&
          !told.has(fournisseurId ?? ''))),
  );
}

/** Prefers a refund already recorded as reversed. */
const revenuOf = ({ montant }: Mouvement, { remboursements }: Notre) =>
  [isRevenu, isRendu]
    .map((is) => remboursements.find((each) => is(each.etat) && each.montant === montant))
    .find((each) => each !== undefined);

/** Pairs by id, then by amount for our refunds without an id. */
function rendusOf(notre: Notre, eux: readonly Mouvement[]): Paire['rendus'] {
  const nous = notre.remboursements.filter(
    (rendu) => rendu.moyen !== 'main' && !isAvantCapture(rendu, notre),
  );
  const left = new Set(nous);
  const take = (found: NotreRendu | undefined) => {
    if (found) left.delete(found);
    return found;
  };
  const byId = eux.map((each) => take(nous.find(({ fournisseurId }) => fournisseurId === each.id)));
  const paires = eux.map((each, n) => ({
    eux: each,
    notre:
      byId[n] ??
      take(
        [...left].find(
          ({ fournisseurId, montant }) =>
            (fournisseurId === null || each.chose === 'impaye') && montant === each.montant,
        ),
      ),
  }));
  return [...paires, ...[...left].map((one) => ({ eux: undefined, notre: one }))];
}
