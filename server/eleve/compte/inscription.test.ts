import { expect, test } from 'vitest';
import { type EtatDInscription, type Evenement, suiteOfInscription } from './inscription.ts';

type Qui = 'un inconnu' | 'le propriétaire';
interface Monde {
  etat: EtatDInscription;
  tapePar: Qui | null;
  /** Only the mailbox's owner reads links, and all links show the same page. */
  lien: boolean;
  reference: boolean;
  contestee: boolean;
}
type Geste = [nom: string, fait: (monde: Monde) => Monde];

const LIBRE: Monde = {
  etat: 'libre',
  tapePar: null,
  lien: false,
  reference: false,
  contestee: false,
};

function apres(monde: Monde, evenement: Evenement, qui: Qui | null): Monde {
  const second = evenement === 'oubli' || evenement === 'autreInscription';
  const contestee = monde.contestee || (monde.etat === 'attend' && second);
  const suite = suiteOfInscription(monde.etat, evenement);
  if (!suite) return { ...monde, contestee };
  const tape = monde.etat === 'libre' || evenement === 'reprise';
  return {
    ...monde,
    contestee,
    etat: suite.etat,
    tapePar: tape ? qui : suite.efface ? null : monde.tapePar,
    lien: monde.lien || suite.courrier === 'confirmation' || suite.courrier === 'reprise',
  };
}

const sInscrit =
  (qui: Qui) =>
  (monde: Monde): Monde =>
    apres(monde, monde.tapePar === qui ? 'inscription' : 'autreInscription', qui);
const seConnecte =
  (qui: Qui) =>
  (monde: Monde): Monde => ({
    ...monde,
    reference: monde.reference || (monde.etat === 'attend' && monde.tapePar === qui),
  });
const MOI = 'le propriétaire';

const GESTES: Geste[] = [
  ['un inconnu s’inscrit', sInscrit('un inconnu')],
  ['le propriétaire s’inscrit', sInscrit(MOI)],
  ['mot de passe oublié', (monde) => apres(monde, 'oubli', null)],
  ['un inconnu se connecte', seConnecte('un inconnu')],
  ['le propriétaire se connecte', seConnecte(MOI)],
  ['le mail est redemandé', (monde) => (monde.reference ? apres(monde, 'renvoi', null) : monde)],
  [
    'le propriétaire ouvre un lien et tape son mot de passe',
    (monde) => (monde.lien && monde.tapePar === MOI ? apres(monde, 'confirmation', null) : monde),
  ],
  [
    'le propriétaire ouvre un lien et recommence',
    (monde) => (monde.lien ? apres(monde, 'reprise', MOI) : monde),
  ],
];

function faille(monde: Monde): string | undefined {
  const { etat, tapePar, lien, contestee } = monde;
  if (etat === 'confirmee' && tapePar !== MOI) return 'somebody else’s password opens the account';
  if (etat === 'contestee' && tapePar !== null) return 'what was typed is kept';
  if (contestee && etat === 'attend') return 'a typed password counts again';
  if (contestee && etat !== 'confirmee') {
    const [, entre] = GESTES[6]!;
    if (entre(monde).etat !== etat) return 'a link confirms a typed password';
    for (const qui of ['un inconnu', MOI] as const)
      if (seConnecte(qui)({ ...monde, reference: false }).reference) return 'a reference is given';
    if (suiteOfInscription(etat, 'renvoi')) return 'an old reference still mails';
  }
  if (etat !== 'libre' && !lien) return 'its owner has no way in';
  if (etat === 'attend' || etat === 'contestee') {
    const [, recommence] = GESTES[7]!;
    if (recommence(monde).etat !== 'confirmee') return 'its owner can’t get in';
  }
  return undefined;
}

const LENGTH = 6;

test('in whatever order two people act, an account is its mailbox’s owner’s', () => {
  let orders = 0;
  const found: string[] = [];
  function explore(monde: Monde, path: string[]): void {
    const what = faille(monde);
    if (what) found.push(`${what}: ${path.join(', ')}`);
    if (path.length === LENGTH) orders++;
    else for (const [nom, fait] of GESTES) explore(fait(monde), [...path, nom]);
  }
  explore(LIBRE, []);
  expect(found.slice(0, 5)).toEqual([]);
  expect(orders).toBe(GESTES.length ** LENGTH);
});
