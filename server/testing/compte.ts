import { beforeEach } from 'vitest';
import { type School, openSchoolForFile } from './school.ts';

export async function openSchoolToRegister(env: NodeJS.ProcessEnv = {}): Promise<School> {
  const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte', ...env } });
  beforeEach(async () => {
    school.at(minutesLater(0));
    await forgetTries(school);
  });
  return school;
}

export const inscription = {
  prenom: 'Léa',
  nom: 'Marchal',
  email: 'lea@exemple.be',
  password: 'Trois-tramways-7',
  checkCondition: 1,
} as const;

export const ficheEleve = (email: string) => ({
  prenom: 'Léa',
  nom: 'Marchal',
  dateNaissance: null,
  rue: null,
  localite: null,
  codePostal: null,
  contratSigne: 0,
  newsletter: 0,
  password: null,
  email,
});

/** Returns mails oldest first, with the links and codes in them. */
export async function mailsTo(school: School, destinataire: string) {
  const rows = await school.database.read
    .selectFrom('mail')
    .select(['sujet', 'texte', 'piece', 'eleve_id', 'dateEnvoi', 'prochainEssai'])
    .where('destinataire', '=', destinataire)
    .orderBy('id')
    .execute();
  return rows.map(({ texte, ...row }) => ({
    ...row,
    texte,
    jeton: /\/(?:confirmation|mot-de-passe)\/([\w-]+)$/m.exec(texte)?.[1] ?? '',
    motDePasse: /^[A-Z][a-z]{3}-[a-z]{4}-\d{4}$/m.exec(texte)?.[0] ?? '',
  }));
}

export async function lastMailTo(school: School, destinataire: string) {
  const last = (await mailsTo(school, destinataire)).at(-1);
  if (!last) throw new Error(`No mail to ${destinataire}.`);
  return last;
}

export const compteOf = (school: School, email: string) =>
  school.database.read
    .selectFrom('eleve')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

export const forgetTries = (school: School) =>
  school.database.write((trx) => trx.deleteFrom('limite').execute());

export const forgetMails = (school: School) =>
  school.database.write((trx) => trx.deleteFrom('limite').where('cle', 'like', 'mail %').execute());

export const minutesLater = (minutes: number) =>
  new Date(Date.parse('2026-11-21T10:00:00.000Z') + minutes * 60_000).toISOString();

export const byNumber = (one: number, other: number) => one - other;
