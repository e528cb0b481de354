import { combien } from '../../../regles/ecriture.ts';
import { type EtatDeSante, POINTS_DE_SANTE, type PointDeSante } from '../../../regles/sante.ts';
import type { Sonde } from './sonde.ts';

/** `depuis`: since when, where a date tells it. */
export interface Constat {
  quoi: PointDeSante;
  etat: EtatDeSante;
  dit: string;
  faire: string | null;
  depuis: string | null;
}

type DireDUnPoint = Omit<Constat, 'quoi'>;

const [SECONDE, MINUTE, HEURE, JOUR] = [1000, 60_000, 3_600_000, 86_400_000];
const [MEGA, GIGA] = [1024 ** 2, 1024 ** 3];

/** From where on it wants a look, and from where on it is bad. In milliseconds, numbers and shares. */
const SEUILS = {
  base: [0.5 * SECONDE, 3 * SECONDE],
  appelsEnEchec: [1, 30],
  appelsLents: [3, 10],
  mails: [15 * MINUTE, 4 * HEURE],
  paiements: [JOUR, 3 * JOUR],
  remboursements: [5 * JOUR, 15 * JOUR],
  taches: [0, 15 * MINUTE],
  disque: [0.1, 0.03],
  boucle: [0.5 * SECONDE, 2 * SECONDE],
} as const satisfies Partial<Record<PointDeSante, readonly [number, number]>>;

/** Few learners make few calls: then a share tells what numbers do not. */
const PARTS = { appelsEnEchec: [5, 0.05], appelsLents: [0.01, 0.1] } as const;

/** Some jobs run once a day. */
const MUETTE = { depuis: 2 * JOUR, jamais: HEURE };

const bien = (dit: string): DireDUnPoint => ({ etat: 'bien', dit, faire: null, depuis: null });

function selon(
  mesure: number,
  [attention, mal]: readonly [number, number],
  dit: string,
  { faire, depuis = null }: { faire: string; depuis?: string | null },
): DireDUnPoint {
  if (mesure < attention) return bien(dit);
  return { etat: mesure < mal ? 'attention' : 'mal', dit, faire, depuis };
}

const secondes = (ms: number): string =>
  ms < 100 ? `${Math.ceil(ms)}\u00a0ms` : `${(ms / SECONDE).toFixed(1).replace('.', ',')}\u00a0s`;

const place = (octets: number): string =>
  octets < GIGA ? `${Math.round(octets / MEGA)}\u00a0Mo` : `${Math.round(octets / GIGA)}\u00a0Go`;

/** All pages have one path. */
const nomDe = (appel: string): string => (appel === '/*' ? 'une page' : appel);

function duree(ms: number): string {
  if (ms < HEURE) return combien(Math.max(1, Math.round(ms / MINUTE)), 'minute');
  if (ms < 2 * JOUR) return combien(Math.round(ms / HEURE), 'heure');
  return combien(Math.round(ms / JOUR), 'jour');
}

/** A job that hangs neither fails nor goes well. */
function muettesOf(taches: Sonde['taches'], debut: Date, now: Date): DireDUnPoint | undefined {
  const muettes = taches
    .map(({ nom, reussie }) => {
      const age = now.getTime() - (reussie ?? debut).getTime();
      return { nom, age, trop: age > (reussie ? MUETTE.depuis : MUETTE.jamais) };
    })
    .filter(({ trop }) => trop);
  if (muettes.length === 0) return undefined;
  const noms = muettes.map(({ nom, age }) => `«\u00a0${nom}\u00a0» depuis ${duree(age)}`);
  return {
    etat: 'attention',
    dit: `${combien(muettes.length, 'tâche')} sans réussite\u00a0: ${noms.join(', ')}.`,
    faire: 'Redémarrez ce serveur\u00a0: une tâche y attend sans fin.',
    depuis: null,
  };
}

/** Pages are built of the owner's texts. */
const REFAIRE = 'priorite npm run prestart && systemctl restart priorite';

/** Undefined: the database alone knows, and does not answer. */
type Dire = (sonde: Sonde, now: Date) => DireDUnPoint | undefined;

const DIT: Record<PointDeSante, Dire> = {
  base: ({ base, ecriture, ecritures }) =>
    selon(
      Math.max(base, ecriture),
      SEUILS.base,
      base === Infinity
        ? 'La base de données ne répond pas.'
        : ecriture === Infinity
          ? 'Plus rien ne s’écrit dans la base de données.'
          : `La base de données répond en ${secondes(Math.max(base, ecriture))}\u202f; ${combien(ecritures, 'écriture')} en attente.`,
      {
        faire:
          'Regardez la charge et la place sur le disque de la machine de la base. Avec SQLite, cherchez «\u00a0database is locked\u00a0» dans le journal\u00a0: un autre programme tient le fichier.',
      },
    ),
  appelsEnEchec: ({ appels: { appels, echecs, echec, echecsDepuis: depuis } }) => {
    if (echecs === 0) return bien('Aucun appel n’a échoué depuis cinq minutes.');
    const [peu, part] = PARTS.appelsEnEchec;
    const [, beaucoup] = SEUILS.appelsEnEchec;
    return selon(
      echecs >= peu && echecs / appels >= part ? beaucoup : echecs,
      SEUILS.appelsEnEchec,
      `${combien(echecs, 'appel')} sur ${appels} ${echecs > 1 ? 'ont' : 'a'} échoué depuis cinq minutes\u202f; le dernier\u00a0: ${nomDe(echec!)}.`,
      {
        faire:
          'Cherchez cet appel dans le journal du serveur\u00a0: les lignes du même «\u00a0reqId\u00a0», que l’élève a lu comme référence, disent pourquoi.',
        depuis,
      },
    );
  },
  appelsLents: ({ appels: { lents, presses, plusLent, lentsDepuis: depuis } }) => {
    const [peu, beaucoup] = SEUILS.appelsLents;
    const [attention, mal] = PARTS.appelsLents;
    const part = lents / presses;
    if (lents < peu || part < attention)
      return bien(
        `Depuis cinq minutes, ${lents === 0 ? 'aucun appel n’a' : `${combien(lents, 'appel')} sur ${presses} ${lents > 1 ? 'ont' : 'a'}`} duré plus d’une seconde.`,
      );
    return {
      etat: lents >= beaucoup && part >= mal ? 'mal' : 'attention',
      dit: `${combien(lents, 'appel')} sur ${presses} ont duré plus d’une seconde depuis cinq minutes\u202f; le plus lent, ${secondes(plusLent!.ms)}\u00a0: ${nomDe(plusLent!.appel)}.`,
      faire:
        'Regardez d’abord la base de données et la charge de ce serveur. Si elles vont bien et que c’est toujours le même appel, signalez-le\u202f; si c’est un paiement, son prestataire est lent.',
      depuis,
    };
  },
  mails: ({ mails }, now) => {
    if (!mails) return undefined;
    const { attendent, ontEchoue, refuses, depuis } = mails;
    if (depuis === null) return bien('Aucun mail n’attend.');
    const age = now.getTime() - Date.parse(depuis);
    return selon(
      ontEchoue > 0 ? Math.max(age, SEUILS.mails[0]) : age,
      SEUILS.mails,
      `${combien(attendent, 'mail')} en attente, dont ${ontEchoue} après un échec\u202f; le plus ancien depuis ${duree(age)}.`,
      {
        faire:
          refuses > 0
            ? 'Le serveur de mails refuse le nom ou le mot de passe de SMTP_URL (535)\u00a0: corrigez-le dans /etc/priorite.env, puis «\u00a0systemctl restart priorite\u00a0». Les mails partiront d’eux-mêmes.'
            : 'Vérifiez que le serveur de SMTP_URL répond\u00a0: les mails partiront d’eux-mêmes, une heure après au plus.',
        depuis,
      },
    );
  },
  paiements: ({ paiements }, now) => {
    if (!paiements) return undefined;
    const { attendent, depuis } = paiements;
    if (depuis === null) return bien('Aucun paiement n’attend de réponse.');
    const age = now.getTime() - Date.parse(depuis);
    return selon(
      age,
      SEUILS.paiements,
      `${combien(attendent, 'paiement')} sans réponse du prestataire\u202f; le plus ancien depuis ${duree(age)}.`,
      {
        faire: 'Ouvrez Rapprochement, et comparez avec le portail du prestataire.',
        depuis,
      },
    );
  },
  remboursements: ({ remboursements }, now) => {
    if (!remboursements) return undefined;
    const { attendent, depuis } = remboursements;
    if (depuis === null) return bien('Aucun remboursement n’est en route.');
    const age = now.getTime() - Date.parse(depuis);
    return selon(
      age,
      SEUILS.remboursements,
      `${combien(attendent, 'remboursement')} en route\u202f; le plus ancien depuis ${duree(age)}.`,
      { faire: 'Cherchez-le sur le portail du prestataire.', depuis },
    );
  },
  taches: ({ taches, debut }, now) => {
    const enPanne = taches.filter(({ echecs }) => echecs > 0);
    if (enPanne.length === 0)
      return (
        muettesOf(taches, debut, now) ?? bien(`Les ${taches.length} tâches de ce serveur tournent.`)
      );
    const depuis = enPanne.map((tache) => tache.depuis!.toISOString()).toSorted()[0]!;
    const noms = enPanne.map(
      ({ nom, echecs }) => `«\u00a0${nom}\u00a0» (${combien(echecs, 'échec')})`,
    );
    return selon(
      now.getTime() - Date.parse(depuis),
      SEUILS.taches,
      `${combien(enPanne.length, 'tâche')} en échec\u00a0: ${noms.join(', ')}.`,
      {
        faire:
          'Cherchez «\u00a0task failed\u00a0» dans le journal du serveur\u00a0: il dit pourquoi.',
        depuis,
      },
    );
  },
  disque: ({ disque }) => {
    if (!disque)
      return {
        etat: 'mal',
        dit: 'Le dossier des données (DATA_DIR) ne se lit pas.',
        faire: 'Regardez si son disque est monté, et si ce serveur peut le lire.',
        depuis: null,
      };
    const { libre, total } = disque;
    const [attention, mal] = SEUILS.disque;
    const dit = `Il reste ${place(libre)} sur ${place(total)} là où sont les données (DATA_DIR).`;
    const part = libre / total;
    if (part >= attention) return bien(dit);
    return {
      etat: part < mal ? 'mal' : 'attention',
      dit,
      faire:
        'Faites de la place, ou agrandissez le disque\u00a0: sans place, plus rien ne s’écrit.',
      depuis: null,
    };
  },
  images: ({ images: { vues, perdues } }) =>
    perdues === 0
      ? bien('Aucune des dernières images envoyées ne manque.')
      : {
          etat: 'mal',
          dit: `${combien(perdues, 'image')} des ${vues} dernières manquent.`,
          faire: 'Remettez-les depuis une sauvegarde.',
          depuis: null,
        },
  sauvegarde: ({ sauvegarde }, now) => {
    if (!sauvegarde) return undefined;
    const { attendue, reglee, jours, depuis } = sauvegarde;
    if (!attendue) return bien('Une démonstration n’a rien à sauvegarder.');
    const faire = reglee
      ? 'Lancez «\u00a0priorite npm run sauvegarde -- --vers /var/backups/priorite\u00a0»\u202f; «\u00a0journalctl -t sauvegarde\u00a0» dit pourquoi celle de la nuit ne se fait pas.'
      : 'Réglez les sauvegardes\u00a0: «\u00a0priorite npm run -s sauvegarde:cle\u00a0», puis une chaque nuit (docs/premier-jour.md).';
    if (depuis === null)
      return { etat: 'attention', dit: 'Aucune sauvegarde n’a été faite.', faire, depuis };
    const age = now.getTime() - Date.parse(depuis);
    const dit = `La dernière sauvegarde a ${duree(age)}.`;
    return selon(age, [jours * JOUR, 3 * jours * JOUR], dit, { faire, depuis });
  },
  textes: ({ textes }) => {
    if (!textes) return bien('Une démonstration montre le modèle.');
    const { changes, modele } = textes;
    if (changes.length > 0)
      return {
        etat: 'attention',
        dit: `${changes.join(', ')}\u00a0: les pages montrent encore ce qui y était avant.`,
        faire: `Lancez «\u00a0${REFAIRE}\u00a0».`,
        depuis: null,
      };
    if (modele.length > 0)
      return {
        etat: 'attention',
        dit: `Le site montre encore du modèle\u00a0: ${modele.join(', ')}.`,
        faire: `Mettez-y ce qui est de votre école, ou retirez-le, dans marque.ts et content/legal/ (docs/premier-jour.md, étape 3), puis «\u00a0${REFAIRE}\u00a0».`,
        depuis: null,
      };
    return bien('Les pages montrent les textes de cette école.');
  },
  boucle: ({ boucles }) => {
    const [pire = 0, autre = 0] = boucles.toSorted((a, b) => b - a);
    return selon(
      // A single jolt is no load: a first document drawn, a start.
      pire < SEUILS.boucle[1] ? autre : pire,
      SEUILS.boucle,
      `Depuis cinq minutes, un appel a attendu ${secondes(pire)} au plus avant d’être lu.`,
      {
        faire:
          'Si son processeur est occupé, ajoutez un serveur, ou une machine plus rapide. Sinon, quelque chose arrête le processus par moments\u00a0: la machine virtuelle, ou une limite.',
      },
    );
  },
};

export const constatsOf = (sonde: Sonde, now: Date): Constat[] =>
  POINTS_DE_SANTE.flatMap((quoi) => {
    const dit = DIT[quoi](sonde, now);
    return dit ? [{ quoi, ...dit }] : [];
  });
