import { sansAccents } from '../../regles/ecriture.ts';
import { compte, type Defauts, mots, textesOf } from './banque.ts';
import type { Question } from '../question.schema.ts';
import { simplesOf } from './simples.ts';

const homographes = new Set(
  (
    'a ou la des sur du mur cote cotes arrete arretes double doubles marque marques oblige obliges ' +
    'passe passes signale signales regle regles depasse depasses limite limites force forces eclaire ' +
    'eclaires place places range ranges charge charges conduit croise croises pres tache taches meme ' +
    'reserve reserves serre serres entoure autorise trace traces prive arrive arrives coupe coupes ' +
    'change changes circule entame equipe equipes colle dose doses ecoule use uses change repere ' +
    'penche entre mesure mesures groupe groupes forme formes debouche occupe gene termine releve ' +
    'gare gares montre montres engage cede cedes pose poses traverse mene monte montes rapproche ' +
    'menage ferme fermes peche pecheur jeune prime foret appuie longe borde joue joues note notes ' +
    'bouche bouches parle parles commence prete pretes cause reduit ete allume approche avance ' +
    'recule serpente allonge attache attaches controle controles surprise secoue pense penses oublie gonfle confondu compte comptes fixe fixes bloque bloques accompagne'
  ).split(' '),
);

export const accents: Defauts = ({ toutes }) => {
  const fr = toutes.filter((q) => q.langue === 'FR');
  const nombres = compte(
    fr.flatMap((q) => textesOf(q).flatMap(mots)),
    (m) => m,
  );
  const formes = new Map<string, string>();
  for (const [mot, n] of nombres)
    if (sansAccents(mot) !== mot && n >= 4) formes.set(sansAccents(mot), mot);
  return fr.flatMap((question) =>
    [...new Set(textesOf(question).flatMap(mots))]
      .filter((mot) => formes.has(mot) && !homographes.has(mot) && nombres.get(mot)! <= 2)
      .map((mot) => `${question.ref} : « ${mot} » pour « ${formes.get(mot)} » ?`),
  );
};

const fautes: [RegExp, string][] = [
  [/'|"|\.\.\./, 'apostrophe, guillemets ou points droits'],
  [/ [?!;:»%]|« |  | $/, 'espace ordinaire devant une ponctuation, ou double'],
  [/[^\u202F][?!;]/, 'il manque l’espace fine avant ? ! ;'],
  [/[^\u00A0\d]:/, 'il manque l’espace insécable avant :'],
  [
    /\d (km|m|cm|mm|kg|t|g|h|%|ans|mois|jours|heures|minutes|secondes|mètres)(?![\p{L}³²])/u,
    'espace ordinaire entre un nombre et son unité',
  ],
  [
    /(^|[.?] )(A(?= \p{Ll})|Etat|Ecole|Etre|Evit|Eclair|Etein|Etroit|Etant|Eloign|Eta)/u,
    'capitale sans accent',
  ],
  [/\b(?![ABC]\b|BE\b|AM\b)[A-FM]\d{1,3}[a-c]?\b/, 'un code de signal'],
  [/\d[  ]?(€|euros)/, 'un prix'],
  [/(?<!rendez-)\bvous\b|\bvotre\b|\bvos\b/i, 'vouvoiement'],
];

/** Dutch puts no space before punctuation. */
const fautesNl: [RegExp, string][] = [
  [/ [?!;:%]|  | $/, 'espace devant une ponctuation, ou double'],
  [/'(?!s|t|n)|"|\.\.\./, 'apostrophe, guillemets ou points droits'],
];

const ecrite = (question: Question): string[] => {
  const liste = question.langue === 'FR' ? fautes : fautesNl;
  const dites = [...textesOf(question), ...simplesOf(question)].flatMap((texte) =>
    liste
      .filter(([faute]) => faute.test(texte))
      .map(([, dit]) => `${question.ref} : ${dit} (« ${texte.slice(0, 60)} »)`),
  );
  if (!question.question.endsWith('?')) dites.push(`${question.ref} : l’énoncé ne finit pas par ?`);
  for (const texte of textesOf(question).slice(1))
    if (!/[.?]$/.test(texte))
      dites.push(`${question.ref} : « ${texte.slice(0, 40)} » ne finit pas par un point`);
  return dites;
};
export const typographie: Defauts = ({ toutes }) => toutes.flatMap(ecrite);
