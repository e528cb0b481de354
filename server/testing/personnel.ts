import { Secret, TOTP } from 'otpauth';
import { beforeEach } from 'vitest';
import type { Fonction } from '../../regles/fonctions.ts';
import type { Level } from '../../regles/niveaux.ts';
import { hashPassword } from '../socle/securite/password.ts';
import { startSession } from '../socle/securite/session.ts';
import { forgetTries } from './compte.ts';
import { type School, openSchoolForFile } from './school.ts';

export const MOT_DE_PASSE = 'Trois-tramways-7';
let nombre = 0;

export const ficheAdmin = (patch: object = {}) => ({
  prenom: 'Zoé',
  nom: 'Vander',
  email: `recrue-${nombre++}@exemple.be`,
  level: 1,
  ...patch,
});

export async function hire(school: School, level: Level, fonction: Fonction | null = null) {
  const email = `personnel-${nombre++}@exemple.be`;
  const motDePasse = await hashPassword(MOT_DE_PASSE);
  const now = school.now();
  return school.database.write(async (trx) => {
    const { id } = await trx
      .insertInto('admin')
      .values({
        prenom: 'Nadia',
        nom: `Renard ${nombre}`,
        email,
        motDePasse,
        level,
        fonction,
        dateCreation: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await startSession(trx, { admin_id: id }, now);
    return { id, email, ...school.as(token) };
  });
}

export async function openSchoolHiring(level: Level, env: NodeJS.ProcessEnv = {}) {
  const school = await openSchoolForFile({ env });
  const membre = await hire(school, level);
  beforeEach(async () => {
    await forgetTries(school);
    Object.assign(membre, await hire(school, level));
  });
  return { school, membre };
}

export type Membre = Awaited<ReturnType<typeof hire>>;

/** `later` in seconds. */
export function codeOf(school: School, secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: school.now().getTime() + later * 1000 });
}

export async function installFacteur(school: School, who: Membre) {
  const { jeton, secret } = await who.call('beginFacteur', { password: MOT_DE_PASSE });
  const { codes } = await who.call('confirmFacteur', { jeton, code: codeOf(school, secret) });
  school.later(30);
  return { secret, codes };
}

export const adminOf = (school: School, id: number) =>
  school.database.read
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
