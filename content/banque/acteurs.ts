import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Question } from '../question.schema.ts';
import { reponsesOf } from './banque.ts';
import { MANQUE_DIT, quis, type Scene } from './scenes.ts';

/** Road users named in question or answers must be in the picture. */

const acteurs: [mots: string, montre: RegExp][] = [
  [
    'piétons?|passants?|voyageurs?|voyageuses?|dames?|promeneurs?',
    /piéton|enfant|aîné|aveugle|chaise|à pied/,
  ],
  ['enfants?|écoliers?|écolières?|élèves?', /enfant/],
  ['cyclistes?', /vélo|speed|cycliste/],
  ['speed pedelecs?', /speed/],
  ['cyclomoteurs?|cyclomotoristes?', /cyclomoteur/],
  ['trottinettes?', /trottinette/],
  ['motos?|motards?|motocyclistes?', /(?<!cyclo)moto|police/],
  ['camions?', /camion(?!nette)|pompiers/],
  ['camionnettes?', /camionnette/],
  ['bus|autobus', /bus/],
  ['autocars?', /autocar/],
  ['trams?', /tram/],
  ['tracteurs?', /tracteur/],
  ['attelages?|calèches?|charrettes?|cheval|chevaux', /attelage/],
  ['ambulances?', /ambulance/],
  ['pompiers', /pompiers/],
];

const UN = '[Cc](?:e|et|ette|es)|[Ll](?:e|a)|[Uu]ne?|[Dd](?:u|es)|[Aa]u|[Dd]eux|[Tt]rois';
const LUI = '[Cc](?:e|et|ette)|[Ll](?:e|a)|[Aa]u|[Dd]u';
const patternOf = (devant: string, mots: string): RegExp =>
  new RegExp(`(?<![\\p{L}’])(?:(?:${devant}) |[Ll]’)(?:${mots})(?!\\p{L})`, 'u');
const dits = acteurs.map(([mots, montre]) => ({
  enonce: patternOf(UN, mots),
  reponse: patternOf(LUI, mots),
  montre,
}));

/** « la bande des bus », « le feu du tram »: places whose names contain a vehicle. */
const A_LEUR_NOM = /\p{L}*(bande|site|arrêt|voie|feu|passage|rue|piste)s? (réservée? )?$/u;

function* absents({ enonces, scene }: { enonces: [string, boolean][]; scene: Scene }) {
  const presents = quis(scene).join('|');
  for (const [texte, isEnonce] of enonces)
    for (const { enonce, reponse, montre } of dits) {
      const lu = (isEnonce ? enonce : reponse).exec(texte);
      if (!lu || montre.test(presents)) continue;
      const avant = texte.slice(0, lu.index);
      if (MANQUE_DIT.test(avant) || A_LEUR_NOM.test(avant)) continue;
      yield `les mots nomment « ${lu[0]} », que l’image n’a pas`;
    }
}

const LETTRE =
  /(?:voiture|camion|camionnette|bus|tram|moto|cycliste|cyclomoteur|trottinette(?: électrique)?|speed pedelec|piéton)s? ([A-D])(?: et ([A-D]))?(?!\p{L})|^([A-D]), |puis ([A-D])(?!\p{L})/gu;

function* lettres(textes: string[], scene: Scene) {
  const noms = new Set(scene.usagers.map((u) => u.nom));
  for (const texte of textes)
    for (const [, ...lues] of texte.matchAll(LETTRE))
      for (const nom of lues)
        if (nom !== undefined && !noms.has(nom as 'A'))
          yield `les mots parlent de « ${nom} », que l’image n’a pas`;
}

const SUIT = /(?<!\p{L})me sui(t|vent)(?!\p{L})|(?<!\p{L})derrière moi(?!\p{L})/u;
const PERSONNE = /\b([Pp]ersonne|[Rr]ien|[Aa]ucun\p{L}*|[Ss]i)\b[^.;]*$/u;

function suivi(scene: Scene): boolean {
  if (isCarrefour(scene)) {
    const moi = scene.usagers.find((u) => u.moi);
    return scene.usagers.some((u) => u !== moi && u.de === moi?.de);
  }
  const moi = scene.usagers.find((u) => u.moi);
  return scene.usagers.some((u) => u !== moi && moi !== undefined && u.a < moi.a - 3);
}

function* derriere(question: string, scene: Scene) {
  const lu = SUIT.exec(question);
  if (lu && !PERSONNE.test(question.slice(0, lu.index)) && !suivi(scene))
    yield `l’énoncé dit « ${lu[0]} », et l’image n’a personne derrière`;
}

export function* acteursContreScene(question: Question, scene: Scene): Generator<string> {
  const reponses = reponsesOf(question);
  yield* absents({
    enonces: [[question.question, true], ...reponses.map((r): [string, boolean] => [r, false])],
    scene,
  });
  yield* lettres([question.question, ...reponses], scene);
  yield* derriere(question.question, scene);
}
