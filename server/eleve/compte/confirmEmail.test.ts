import { describe, expect, test } from 'vitest';
import { seal } from '../../socle/securite/signature.ts';
import {
  byNumber,
  compteOf,
  forgetMails,
  inscription,
  lastMailTo,
  mailsTo,
  minutesLater,
  openSchoolToRegister,
} from '../../testing/compte.ts';

const SECRET = 'a secret of the tests, long enough';
const A_DAY = 24 * 60;
let number = 0;

const school = await openSchoolToRegister();

async function unconfirmed() {
  const email = `nouveau-${++number}@exemple.be`;
  await school.visitor.call('register', { ...inscription, email });
  const { jeton } = await lastMailTo(school, email);
  return { email, jeton };
}
const confirm = (jeton: string) =>
  school.visitor.call('confirmEmail', { jeton, password: inscription.password });
const login = async (email: string) =>
  (await school.visitor.call('login', { email, password: inscription.password })) as unknown as {
    status: number;
    user: string;
  };
const resend = (user: string) => school.visitor.call('getVerificationMail', { user });
const accessesOf = async (email: string) => {
  const { id } = (await compteOf(school, email))!;
  return school.database.read
    .selectFrom('accesUser')
    .select('id')
    .where('eleve_id', '=', id)
    .execute();
};

const REFUSED = {
  status: 401,
  message: 'Ce lien ne fonctionne plus. Connecte-toi pour en recevoir un autre.',
};

describe('a confirmation link', () => {
  test('works once: played again it is refused, and gives nothing twice', async () => {
    const { email, jeton } = await unconfirmed();
    expect(await confirm(jeton)).toMatchObject({ status: 200 });
    const { dateVerification } = (await compteOf(school, email))!;
    expect(dateVerification).toBe(minutesLater(0));
    school.at(minutesLater(1));
    expect(await confirm(jeton)).toEqual(REFUSED);
    expect((await compteOf(school, email))!.dateVerification).toBe(dateVerification);
    expect(await accessesOf(email)).toHaveLength(1);
  });

  test('ten times at once: one confirms', async () => {
    const { email, jeton } = await unconfirmed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(jeton)));
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([
      200,
      ...Array(9).fill(401),
    ]);
    expect(await accessesOf(email)).toHaveLength(1);
    const subjects = (await mailsTo(school, email)).map(({ sujet }) => sujet);
    expect(subjects).toEqual(['Confirme ton adresse e-mail', 'Bienvenue chez Priorité']);
  });

  test('works to the last moment of its day, and not a moment longer', async () => {
    const { jeton } = await unconfirmed();
    const late = await unconfirmed();
    school.at('2026-11-22T09:59:59.999Z');
    expect(await confirm(jeton)).toMatchObject({ status: 200 });
    school.at(minutesLater(A_DAY));
    expect(await confirm(late.jeton)).toEqual(REFUSED);
    expect(await compteOf(school, late.email)).toMatchObject({ dateVerification: null });
  });

  test('is worth nothing once another one was used, or for another address', async () => {
    const { email, jeton } = await unconfirmed();
    const { user } = await login(email);
    await resend(user);
    const second = (await lastMailTo(school, email)).jeton;
    expect(second).not.toBe(jeton);
    expect(await confirm(second)).toMatchObject({ status: 200 });
    expect(await confirm(jeton)).toEqual(REFUSED);

    const moved = await unconfirmed();
    await school.database.write((trx) =>
      trx
        .updateTable('eleve')
        .set({ email: 'ailleurs@exemple.be' })
        .where('email', '=', moved.email)
        .execute(),
    );
    expect(await confirm(moved.jeton)).toEqual(REFUSED);
  });

  test('can’t be forged: not from nothing, another purpose, another secret or a changed letter', async () => {
    const { email, jeton } = await unconfirmed();
    const { id } = (await compteOf(school, email))!;
    const { user } = await login(email);
    const content = JSON.stringify([id, school.now().getTime(), 'x']);
    const changed = jeton.slice(0, -1) + (jeton.endsWith('A') ? 'Q' : 'A');
    const middle = `${jeton.slice(0, 40)}${jeton[40] === 'x' ? 'y' : 'x'}${jeton.slice(41)}`;
    const forged = [
      String(id),
      content,
      Buffer.from(content).toString('base64url'),
      user,
      seal(SECRET, 'registre national', content),
      seal('another secret, as long as the first', 'confirmation', content),
      seal(SECRET, 'confirmation', content),
      changed,
      middle,
      jeton.slice(1),
      '../../etc/passwd',
      '<script>alert(1)</script>',
    ];
    for (const each of forged) expect(await confirm(each), each).toEqual(REFUSED);
    expect(await compteOf(school, email)).toMatchObject({ dateVerification: null });
    expect(await confirm(jeton)).toMatchObject({ status: 200 });
  });

  test('trying many stops: thirty wrong ones in a quarter of an hour', async () => {
    const { jeton } = await unconfirmed();
    for (let n = 0; n < 30; n++) expect(await confirm(`faux-${n}`)).toEqual(REFUSED);
    expect(await confirm(jeton)).toMatchObject({ status: 429 });
    school.at(minutesLater(15));
    expect(await confirm(jeton)).toMatchObject({ status: 200 });
  });

  test('says who it is for to nobody but in its mail', async () => {
    const { email, jeton } = await unconfirmed();
    const seen = Buffer.from(jeton, 'base64url').toString('latin1');
    for (const text of [jeton, seen]) expect(text).not.toContain(email);
  });

  test('without a demonstration to give, the account opens all the same', async () => {
    const take = (dateSuppression: string | null) =>
      school.database.write((trx) =>
        trx
          .updateTable('acces')
          .set({ dateSuppression })
          .where('codePermis', '=', 'DEMO')
          .execute(),
      );
    await take(minutesLater(0));
    const { email, jeton } = await unconfirmed();
    expect(await confirm(jeton)).toMatchObject({ status: 200 });
    expect(await accessesOf(email)).toEqual([]);
    expect((await lastMailTo(school, email)).texte).not.toContain('démonstration');
    await take(null);
  });
});

describe('the mail asked for again', () => {
  test('goes out with a link that works', async () => {
    const { email } = await unconfirmed();
    const { user } = await login(email);
    school.at(minutesLater(59));
    expect(await resend(user)).toEqual({ status: 200 });
    expect(await mailsTo(school, email)).toHaveLength(2);
    school.at(minutesLater(A_DAY + 58));
    expect(await confirm((await lastMailTo(school, email)).jeton)).toMatchObject({ status: 200 });
  });

  test('not an hour after the log-in, nor once the address is confirmed', async () => {
    const { email, jeton } = await unconfirmed();
    const { user } = await login(email);
    school.at(minutesLater(60));
    expect(await resend(user)).toMatchObject({ status: 401 });
    const again = await login(email);
    await confirm(jeton);
    expect(await resend(again.user)).toMatchObject({
      status: 401,
      message: 'Ton adresse est déjà confirmée. Connecte-toi.',
    });
    expect((await mailsTo(school, email)).map(({ sujet }) => sujet)).toEqual([
      'Confirme ton adresse e-mail',
      'Bienvenue chez Priorité',
    ]);
  });

  test('not for a reference that is none of ours', async () => {
    const { email, jeton } = await unconfirmed();
    const { id } = (await compteOf(school, email))!;
    const time = school.now().getTime();
    const forged = [
      '',
      String(id),
      `${id}.${time}`,
      Buffer.from(`${id}.${time}`).toString('base64url'),
      seal('another secret, as long as the first', 'verification mail', `${id}.${time}`),
      seal(SECRET, 'confirmation', `${id}.${time}`),
      seal(SECRET, 'verification mail', `${id}`),
      seal(SECRET, 'verification mail', `999999.${time}`),
      jeton,
    ];
    for (const user of forged) expect(await resend(user), user).toMatchObject({ status: 401 });
    expect(await mailsTo(school, email)).toHaveLength(1);
  });

  test('twenty times an hour from one address', async () => {
    const { user } = await login((await unconfirmed()).email);
    for (let n = 0; n < 20; n++) {
      await forgetMails(school);
      expect(await resend(user)).toMatchObject({ status: 200 });
    }
    await forgetMails(school);
    expect(await resend(user)).toMatchObject({ status: 429 });
  });
});
