import { calls } from '../contract/index.ts';
import {
  hasSuperviseur,
  insertAdmin,
  replaceProprietaires,
} from '../server/extranet/admins/index.ts';
import type { Database } from '../server/socle/db/database.ts';
import { addLignes } from '../server/socle/journal/addLignes.ts';
import { motDePasseFacile } from '../server/socle/securite/motDePasseFacile.ts';
import { REGLES_EN_BREF } from '../regles/motDePasse.ts';
import { hashPassword } from '../server/socle/securite/password.ts';
import { Erreur } from '../server/socle/db/failures.ts';

const QUESTIONS = {
  ADMIN_PRENOM: 'Prénom : ',
  ADMIN_NOM: 'Nom : ',
  ADMIN_EMAIL: 'Adresse e-mail : ',
  ADMIN_PASSWORD: `Mot de passe (${REGLES_EN_BREF} Rien ne s’affiche pendant que vous le tapez)\u00a0: `,
} as const;
type Name = keyof typeof QUESTIONS;

const FIELDS: [field: string, name: Name][] = [
  ['prenom', 'ADMIN_PRENOM'],
  ['nom', 'ADMIN_NOM'],
  ['email', 'ADMIN_EMAIL'],
  ['password', 'ADMIN_PASSWORD'],
];

interface Terminal {
  env: NodeJS.ProcessEnv;
  /** Undefined without a terminal. `hidden`: no echo. */
  ask: ((question: string, hidden?: boolean) => Promise<string>) | undefined;
}

export async function createSuperviseur(database: Database, asked: Terminal): Promise<string> {
  if (await hasSuperviseur(database.read)) await confirmAnother(asked);
  const { prenom, nom, email, motDePasse } = await whom(asked);
  const now = new Date();
  const admin = { prenom, nom, email, level: 10 as const };
  await database.write(async (trx) => {
    const id = await insertAdmin(trx, { ...admin, motDePasse }, now);
    if (id === undefined) throw new Erreur('Quelqu’un du personnel a déjà cette adresse.');
    await replaceProprietaires(trx, id);
    const acte = { admin: { id, prenom, nom }, appel: 'admin:create', now };
    await addLignes(trx, acte, [
      { objet: 'admin', objet_id: id, avant: null, apres: { ...admin, fonction: 'proprietaire' } },
    ]);
  });
  return `${prenom} ${nom} est superviseur et propriétaire de l’école : connexion sur /extranet.`;
}

/** Restores access after losing the only supervisor's, always with confirmation. */
async function confirmAnother({ env, ask }: Terminal): Promise<void> {
  const answer =
    env.ADMIN_ENCORE ||
    (await ask?.(
      'Il y a déjà un superviseur. En créer un de plus, qui devient propriétaire de l’école ? (oui/non) ',
    )) ||
    '';
  if (answer.trim().toLowerCase() !== 'oui')
    throw new Erreur(
      'Il y a déjà un superviseur, qui ajoute les autres dans « Les admins ». Pour en créer un de plus ici, qui devient propriétaire de l’école : ADMIN_ENCORE=oui.',
    );
}

async function whom(asked: Terminal) {
  const given: Given = {};
  for (const [field, name] of FIELDS) given[field] = await valueOf(asked, name);
  for (;;) {
    const parsed = calls.addUser.input.safeParse({ ...given, level: 10 });
    const { field, message } = faultOf(parsed) ?? {};
    if (!field) {
      const { prenom, nom, email, password } = parsed.data!;
      return { prenom, nom, email, motDePasse: await hashPassword(password!) };
    }
    const [, name] = FIELDS.find(([each]) => each === field)!;
    if (asked.env[name] || !asked.ask) throw new Erreur(`${name}\u00a0: ${message}`);
    given[field] = await valueOf(asked, name, `${message}\n`);
  }
}

type Given = Record<string, string>;
type Parsed = ReturnType<typeof calls.addUser.input.safeParse>;

function faultOf({ data, error }: Parsed): { field: string; message: string } | undefined {
  if (error) {
    const { path, message } = error.issues[0]!;
    return { field: String(path[0]), message };
  }
  const { prenom, nom, email, password } = data;
  const message = password
    ? motDePasseFacile(password, { prenom, nom, email }, 'vous')
    : 'Indiquez un mot de passe.';
  return message ? { field: 'password', message } : undefined;
}

async function valueOf({ env, ask }: Terminal, name: Name, before = ''): Promise<string> {
  const given = env[name];
  if (given) return given;
  if (!ask) throw new Erreur(`${name} manque, et il n’y a personne à qui le demander ici.`);
  return ask(before + QUESTIONS[name], name === 'ADMIN_PASSWORD');
}
