import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../server/socle/db/connect.ts';
import type { Database } from '../server/socle/db/database.ts';
import { verifyPassword } from '../server/socle/securite/password.ts';
import { createSuperviseur } from './superviseur.ts';
import { scratch } from '../server/testing/scratch.ts';

const DATA_DIR = scratch('admin');
let database: Database;
beforeAll(async () => {
  database = await connect({ DATA_DIR });
});
afterAll(async () => {
  await database.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const WHO: Record<string, string> = {
  ADMIN_PRENOM: 'Odile',
  ADMIN_NOM: 'Lambot',
  ADMIN_EMAIL: 'Odile@exemple.be',
  ADMIN_PASSWORD: 'Trois-tramways-7',
};
const create = (env: Record<string, string>) =>
  createSuperviseur(database, { env, ask: undefined });
const staff = () => database.read.selectFrom('admin').selectAll().execute();

describe('npm run admin:create', () => {
  test.each([
    [{ ADMIN_NOM: '' }, 'ADMIN_NOM manque'],
    [{ ADMIN_EMAIL: 'odile' }, 'ADMIN_EMAIL\u00a0: Cette adresse e-mail n’est pas valable.'],
    [{ ADMIN_PASSWORD: 'court' }, 'ADMIN_PASSWORD\u00a0: Minimum 8 caractères'],
    [
      { ADMIN_PASSWORD: 'Azerty123!' },
      'ADMIN_PASSWORD\u00a0: Ce mot de passe est l’un des premiers',
    ],
    [{ ADMIN_PASSWORD: 'Odile-Lambot-7' }, 'ADMIN_PASSWORD\u00a0: Ce mot de passe contient'],
  ])('%o is refused in words, and makes nobody', async (patch, sentence) => {
    await expect(create({ ...WHO, ...patch })).rejects.toThrow(sentence);
    expect(await staff()).toEqual([]);
  });

  test('asks for what the environment does not say, a password unseen, and makes the first one', async () => {
    const asked: [string, boolean | undefined][] = [];
    const ask = async (question: string, hidden?: boolean) => {
      asked.push([question, hidden]);
      return hidden ? WHO.ADMIN_PASSWORD! : WHO.ADMIN_EMAIL!;
    };
    const { ADMIN_PRENOM, ADMIN_NOM } = WHO;
    const told = await createSuperviseur(database, { env: { ADMIN_PRENOM, ADMIN_NOM }, ask });
    expect(told).toBe(
      'Odile Lambot est superviseur et propriétaire de l’école : connexion sur /extranet.',
    );
    expect(asked).toEqual([
      ['Adresse e-mail : ', false],
      [expect.stringContaining('8 caractères au moins'), true],
    ]);
    const admins = await staff();
    expect(admins).toMatchObject([{ prenom: 'Odile', email: 'odile@exemple.be', level: 10 }]);
    expect(await verifyPassword(WHO.ADMIN_PASSWORD!, admins[0]!.motDePasse)).toBe(true);
    const lignes = await database.read.selectFrom('journal').selectAll().execute();
    expect(lignes).toMatchObject([{ appel: 'admin:create', objet_id: admins[0]!.id }]);
    expect(JSON.stringify(lignes)).not.toContain(WHO.ADMIN_PASSWORD);
  });

  test('a password that is refused is asked for again, and nothing else', async () => {
    const [asked, typed] = [[] as string[], ['azerty', 'Odile-Lambot-7', 'Trois-tramways-8']];
    const ask = async (question: string) => {
      asked.push(question);
      return typed.shift()!;
    };
    const { ADMIN_PASSWORD: _, ...rest } = WHO;
    const env = { ...rest, ADMIN_EMAIL: 'deuxieme@exemple.be', ADMIN_ENCORE: 'oui' };
    await createSuperviseur(database, { env, ask });
    expect(asked).toEqual([
      expect.stringMatching(/^Mot de passe/),
      expect.stringMatching(/^Minimum 8 caractères\nMot de passe/),
      expect.stringMatching(/^Ce mot de passe contient.*\nMot de passe/),
    ]);
  });

  test('another one only on purpose, and none with an address that is taken', async () => {
    const again = { ...WHO, ADMIN_EMAIL: 'autre@exemple.be' };
    await expect(create(again)).rejects.toThrow('Il y a déjà un superviseur');
    await expect(create({ ...WHO, ADMIN_ENCORE: 'oui' })).rejects.toThrow('a déjà cette adresse');
    await create({ ...again, ADMIN_ENCORE: 'oui' });
    const all = await staff();
    expect(all).toHaveLength(3);
    // The newest owns the school: who runs the server can always name an owner.
    expect(all.filter(({ fonction }) => fonction === 'proprietaire')).toMatchObject([
      { email: 'autre@exemple.be' },
    ]);
  });

  test('as a command it ends with 1 and says why', () => {
    const env = { ...process.env, ...WHO, DATABASE_URL: 'postgres://127.0.0.1:1/x' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/adminCreate.ts'], { env });
    expect([status, String(stderr)]).toEqual([
      1,
      'Aucun superviseur n’a été créé. PostgreSQL ne répond pas à l’adresse de DATABASE_URL.\n',
    ]);
  });
});
