import { nomOf as nomDit, enumerate, phrase } from '../mots/noms.ts';
import { vuOf } from '../plan/vuOf.ts';
import { ordreDePassage } from '../../../droit/circulation/ordre.ts';
import { priorites, type Priorites } from '../../../droit/circulation/priorites.ts';
import { isPieton, nommes, nomsAmbigus } from '../../../droit/circulation/usagers.ts';
import type { Carrefour, UsagerCarrefour } from '../scene.ts';

/** `numero` null: nobody passes, and those in deadlock edge forward. */
export interface EtapeDite {
  numero: number | null;
  texte: string;
  passent: UsagerCarrefour[];
  avancent: UsagerCarrefour[];
}

interface Attente {
  cede: string;
  a: string;
}

/** Undefined: the rules leave something open, or tell nothing. `isConnu`: his way is known. */
export function etapesOf(
  scene: Carrefour,
  isConnu: (u: UsagerCarrefour) => boolean,
): EtapeDite[] | undefined {
  if (nomsAmbigus(scene).length > 0) return undefined;
  const regles = priorites(scene);
  const { verdicts, indecis, arretes, blocage } = regles;
  const parNom = new Map(nommes(scene).map(({ nom, u }) => [nom, u]));
  const connu = (nom: string): boolean => isConnu(parNom.get(nom)!);
  if (indecis.length > 0 || verdicts.length + arretes.length === 0) return undefined;
  if (verdicts.some((v) => !connu(v.cede) || !connu(v.a))) return undefined;
  const eux = (noms: string[]) => noms.filter(connu).map((nom) => parNom.get(nom)!);
  const dit = (u: UsagerCarrefour) => ditOf(u, scene);
  const sortie = blocage.length > 0 ? sortieOf(regles, parNom) : undefined;
  const vagues = [...regles.ordre, ...(sortie?.ordre ?? [])]
    .map(eux)
    .filter((passent) => passent.length > 0);
  if (vagues.length === 0) return undefined;
  const passages = vagues.map((passent, i): EtapeDite => ({
    numero: i + 1,
    texte: passageDit(passent, dit),
    passent,
    avancent: [],
  }));
  const avant = regles.ordre.map(eux).filter((passent) => passent.length > 0).length;
  if (sortie)
    passages.splice(avant, 0, {
      numero: null,
      texte: blocageDit(parNom.get(sortie.renonce)!, dit),
      passent: [],
      avancent: eux(blocage),
    });
  const restent = arretes.map((x) => parNom.get(x.qui)!);
  if (restent.length > 0)
    passages.push({ numero: null, texte: attenteDite(restent, dit), passent: [], avancent: [] });
  return passages;
}

/** A deadlock ends when one gives way, ourselves if we are in it; rules order the rest. */
function sortieOf(
  { blocage, verdicts }: Priorites,
  parNom: Map<string, UsagerCarrefour>,
): { renonce: string; ordre: string[][] } {
  const renonce = blocage.find((nom) => parNom.get(nom)!.moi) ?? blocage[0]!;
  let attentes: Attente[] = verdicts;
  let restent = blocage;
  const ordre: string[][] = [];
  for (let qui = renonce; restent.length > 0; qui = restent[0]!) {
    attentes = attentes.map(({ cede, a }) => (a === qui ? { cede: qui, a: cede } : { cede, a }));
    const suite = ordreDePassage(restent, attentes);
    ordre.push(...suite.ordre);
    if (suite.blocage.length === restent.length) break;
    restent = suite.blocage;
  }
  return { renonce, ordre };
}

function ditOf(u: UsagerCarrefour, scene: Carrefour): string {
  const vu = vuOf(u, scene.usagers);
  return nomDit(vu, true).replace(/ \(.*\)$/, '');
}

type Dire = (u: UsagerCarrefour) => string;

function passageDit(passent: UsagerCarrefour[], dit: Dire): string {
  const aPied = passent.every((u) => isPieton(u));
  const verbe = aPied ? 'traverse' : 'passe';
  const autres = passent.filter((u) => !u.moi).map(dit);
  if (autres.length < passent.length) {
    const toi = `Tu ${isPieton(passent.find((u) => u.moi)!) ? 'traverses' : 'passes'}`;
    return autres.length === 0 ? `${toi}.` : `${toi} en même temps que ${enumerate(autres)}.`;
  }
  return autres.length === 1
    ? phrase(`${autres[0]} ${verbe}`)
    : phrase(`${enumerate(autres)} ${verbe}nt en même temps`);
}

const blocageDit = (renonce: UsagerCarrefour, dit: Dire): string =>
  `Chacun doit céder à un autre\u00A0: personne n’a le droit de passer. On s’entend d’un signe${renonce.moi ? ', et tu renonces' : `\u00A0: ${dit(renonce)} renonce`} à ${renonce.moi ? 'ta' : 'sa'} priorité.`;

function attenteDite(restent: UsagerCarrefour[], dit: Dire): string {
  const autres = restent.filter((u) => !u.moi).map(dit);
  const eux =
    autres.length === 0 ? '' : `${enumerate(autres)} attend${autres.length > 1 ? 'ent' : ''}`;
  if (autres.length === restent.length) return phrase(eux);
  return eux === '' ? 'Tu attends.' : `Tu attends, comme ${enumerate(autres)}.`;
}
