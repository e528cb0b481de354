import { describe, expect, test, vi } from 'vitest';
import {
  type Received,
  cleOf,
  sendAll,
  issueOf,
  keep,
  listKept,
  backoffMs,
  retryInMs,
  stockageAvecReste,
  stockageEnMemoire,
} from '../../socle/kernel/enAttente.ts';
import {
  REPONSES,
  type ReponseDizaine,
  type ReponseExamen,
  type ReponseGardee,
  type ReponseSerie,
  sendReponse,
} from './reponses.ts';

const ALICE = 1;
const BRUNO = 2;

function reponse(n: number, extra: Partial<ReponseSerie> = {}): ReponseSerie {
  return {
    acces_user_id: 5,
    theme_id: 3,
    questionnaire_id: 9,
    question: 1001 + n,
    questionKey: n,
    letter: 'a',
    donneeLe: 1000 + n,
    ...extra,
  };
}

const dizaine: ReponseDizaine = {
  acces_id: 1,
  acces_user_id: 2,
  dizaine_id: 3,
  question: 1001,
  questionKey: 4,
  letter: 'b',
  duree: 4200,
  donneeLe: 1001,
};
const { dizaine_id: _, ...rest } = dizaine;
const examen: ReponseExamen = { ...rest, examen_id: 3, donneeLe: 1002 };

type Envoyer = (r: ReponseGardee) => Promise<Received<string>>;
const ok: Received<string> = { status: 200, corps: 'ok' };

describe('what is kept', () => {
  test('comes back in the order it was given', () => {
    const s = stockageEnMemoire();
    for (const n of [2, 0, 1]) keep(REPONSES, s, ALICE, reponse(n));
    expect(listKept(REPONSES, s, ALICE).map((r) => r.questionKey)).toEqual([0, 1, 2]);
  });

  test('is never another learner’s', () => {
    const s = stockageEnMemoire();
    keep(REPONSES, s, ALICE, reponse(0));
    keep(REPONSES, s, 11, reponse(1));
    expect(listKept(REPONSES, s, BRUNO)).toEqual([]);
    expect(listKept(REPONSES, s, ALICE)).toHaveLength(1);
  });

  test('stands: a second letter for the same question changes nothing', () => {
    const s = stockageEnMemoire();
    keep(REPONSES, s, ALICE, reponse(0, { letter: 'b' }));
    expect(keep(REPONSES, s, ALICE, reponse(0, { letter: 'c' })).letter).toBe('b');
    expect(listKept(REPONSES, s, ALICE)).toHaveLength(1);
  });

  test('is apart for another attempt at the same question', () => {
    const s = stockageEnMemoire();
    keep(REPONSES, s, ALICE, reponse(0));
    keep(REPONSES, s, ALICE, reponse(0, { questionnaire_id: 10 }));
    expect(listKept(REPONSES, s, ALICE)).toHaveLength(2);
  });

  test('finds no room: it is sent all the same, after what was kept before', () => {
    const plein = stockageEnMemoire();
    keep(REPONSES, plein, ALICE, reponse(0));
    plein.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const s = stockageAvecReste(plein);
    keep(REPONSES, s, ALICE, reponse(1));
    expect(listKept(REPONSES, s, ALICE)).toEqual([reponse(0), reponse(1)]);
    for (const n of [0, 1]) s.removeItem(cleOf(REPONSES, ALICE, reponse(n)));
    expect(listKept(REPONSES, s, ALICE)).toEqual([]);
    expect(plein.length).toBe(0);
  });

  test('found no room, and is stored as soon as there is some', () => {
    const petit = stockageEnMemoire();
    const put = petit.setItem.bind(petit);
    petit.setItem = (cle, valeur) => {
      if (petit.length > 1) throw new DOMException('no room', 'QuotaExceededError');
      put(cle, valeur);
    };
    const s = stockageAvecReste(petit);
    for (const n of [0, 1, 2]) keep(REPONSES, s, ALICE, reponse(n));
    const fragile = (n: number) => s.isFragile!(cleOf(REPONSES, ALICE, reponse(n)));
    expect([0, 1, 2].map(fragile)).toEqual([false, false, true]);
    s.removeItem(cleOf(REPONSES, ALICE, reponse(0)));
    expect([1, 2].map(fragile)).toEqual([false, false]);
    expect(listKept(REPONSES, petit, ALICE)).toEqual([reponse(1), reponse(2)]);
    expect(listKept(REPONSES, s, ALICE)).toEqual([reponse(1), reponse(2)]);
  });

  test('survives rubbish beside it', () => {
    const s = stockageEnMemoire();
    s.setItem('auth_token', 'x');
    s.setItem(cleOf(REPONSES, ALICE, reponse(4)), '{"letter":');
    s.setItem(cleOf(REPONSES, ALICE, reponse(5)), JSON.stringify(reponse(6)));
    keep(REPONSES, s, ALICE, reponse(0));
    expect(listKept(REPONSES, s, ALICE)).toEqual([reponse(0)]);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    JSON.stringify({ ...reponse(0), letter: 'e' }),
    '{"letter":"a"}',
    JSON.stringify({ ...reponse(0), letter: null }),
    JSON.stringify({ ...dizaine, letter: 'e' }),
    JSON.stringify({ ...dizaine, letter: null }),
    JSON.stringify({ ...dizaine, dizaine_id: '3' }),
    JSON.stringify({ ...dizaine, duree: 1.5 }),
    JSON.stringify({ ...examen, letter: 'e' }),
    JSON.stringify({ ...examen, letter: undefined }),
    JSON.stringify({ ...examen, examen_id: '3' }),
    JSON.stringify({ ...examen, duree: 1.5 }),
  ])('%s is none', (texte) => expect(REPONSES.read(texte)).toBeNull());
});

/** Devices keep entries in this form, which tabs of older builds read too. */
const ENTRIES = {
  'priorite.reponse.1.5.9.1001':
    '{"letter":"b","question":1001,"questionKey":0,"questionnaire_id":9,"theme_id":3,"acces_user_id":5,"duree":4200,"donneeLe":1000}',
  'priorite.dizaine.1.3.1001':
    '{"acces_id":1,"acces_user_id":2,"dizaine_id":3,"question":1001,"questionKey":4,"letter":"b","duree":4200,"donneeLe":2000}',
  'priorite.examen.1.3.1001':
    '{"acces_id":1,"acces_user_id":2,"examen_id":3,"question":1001,"questionKey":4,"letter":null,"duree":15000,"donneeLe":3000}',
};

describe('what a device has kept', () => {
  const withEntries = () => {
    const s = stockageEnMemoire();
    for (const [cle, texte] of Object.entries(ENTRIES)) s.setItem(cle, texte);
    return s;
  };

  test('is read and written the same, of all three modes, and is nobody else’s', () => {
    const kept = listKept(REPONSES, withEntries(), ALICE);
    const s = stockageEnMemoire();
    for (const each of kept) keep(REPONSES, s, ALICE, each);
    const written = Object.keys(ENTRIES).map((cle) => [cle, s.getItem(cle)]);
    expect(Object.fromEntries(written)).toEqual(ENTRIES);
    expect(listKept(REPONSES, withEntries(), 11)).toEqual([]);
  });

  test('goes out by the call of its mode, with what that call asks for', async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' });
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)]);
      return Response.json({});
    });
    for (const each of listKept(REPONSES, withEntries(), ALICE))
      await sendReponse(each, { signal: AbortSignal.timeout(1000), keepalive: true });
    vi.unstubAllGlobals();
    const answer = { question: 1001, questionKey: 4, acces_user_id: 2 };
    const serie = { question: 1001, questionKey: 0, acces_user_id: 5, theme_id: 3 };
    expect(sent).toEqual([
      ['/api/app/addReponse', { ...serie, questionnaire_id: 9, letter: 'b', duree: 4200 }],
      ['/api/app/addReponseDizaine', { ...answer, dizaine_id: 3, letter: 'b', duree: 4200 }],
      ['/api/app/addReponseExamen', { ...answer, examen_id: 3, letter: null, duree: 15_000 }],
    ]);
  });
});

describe('issueOf', () => {
  test.each([
    [null, 'garder'],
    [429, 'garder'],
    [419, 'garder'],
    [500, 'garder'],
    [503, 'garder'],
    [200, 'enregistree'],
    [409, 'autre'],
    [400, 'refusee'],
    [401, 'refusee'],
    [404, 'refusee'],
    [422, 'refusee'],
  ] as const)('%s: %s', (status, issue) => expect(issueOf(status)).toBe(issue));
});

test('pauses grow, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map(backoffMs)).toEqual([
    2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
});

test('a server that is out of breath is left alone for as long as it asked', () => {
  expect(retryInMs(1, { wait: 5 })).toBe(5000);
  expect(retryInMs(5, { wait: 5 })).toBe(30_000);
  expect(retryInMs(1, {})).toBe(2000);
});

describe('sendAll', () => {
  test('sends each once, in order, one at a time', async () => {
    const s = stockageEnMemoire();
    for (const n of [1, 0, 2]) keep(REPONSES, s, ALICE, reponse(n));
    let enVol = 0;
    const recues: number[] = [];
    const fin = await sendAll(
      REPONSES,
      s,
      ALICE,
      async (r) => {
        expect(++enVol).toBe(1);
        await Promise.resolve();
        enVol--;
        recues.push(r.questionKey);
        return ok;
      },
      () => {},
    );
    expect(fin).toBe('vide');
    expect(recues).toEqual([0, 1, 2]);
    expect(listKept(REPONSES, s, ALICE)).toEqual([]);
  });

  test('stops at the first that must be kept, and keeps all that follow', async () => {
    const s = stockageEnMemoire();
    for (const n of [0, 1, 2]) keep(REPONSES, s, ALICE, reponse(n));
    const send = vi
      .fn<Envoyer>()
      .mockResolvedValueOnce(ok)
      .mockResolvedValueOnce({ status: null, corps: null });
    expect(await sendAll(REPONSES, s, ALICE, send, () => {})).toBe('encore');
    expect(send).toHaveBeenCalledTimes(2);
    expect(listKept(REPONSES, s, ALICE).map((r) => r.questionKey)).toEqual([1, 2]);
  });

  test('what a server fails on holds up its own mode; no network holds up all', async () => {
    const s = stockageEnMemoire();
    for (const each of [reponse(0), dizaine, examen, reponse(3)]) keep(REPONSES, s, ALICE, each);
    const broken = vi.fn<Envoyer>(async (r) =>
      'questionnaire_id' in r ? { status: 500, corps: null } : ok,
    );
    expect(await sendAll(REPONSES, s, ALICE, broken, () => {})).toBe('encore');
    expect(listKept(REPONSES, s, ALICE)).toEqual([reponse(0), reponse(3)]);
    expect(broken).toHaveBeenCalledTimes(3);

    keep(REPONSES, s, ALICE, examen);
    const cut = vi.fn<Envoyer>(async () => ({ status: null, corps: null }));
    expect(await sendAll(REPONSES, s, ALICE, cut, () => {})).toBe('encore');
    expect(cut).toHaveBeenCalledTimes(1);
  });

  test('another letter standing, or a refusal, does not hold up the rest', async () => {
    const s = stockageEnMemoire();
    for (const n of [0, 1, 2]) keep(REPONSES, s, ALICE, reponse(n));
    const statuts = [409, 404, 200];
    const issues: string[] = [];
    await sendAll(
      REPONSES,
      s,
      ALICE,
      async () => ({ status: statuts.shift() ?? 500, corps: null }),
      (r, issue) => void issues.push(`${r.questionKey} ${issue}`),
    );
    expect(issues).toEqual(['0 autre', '1 refusee', '2 enregistree']);
    expect(listKept(REPONSES, s, ALICE)).toEqual([]);
  });

  test('what a closed access retains stays, asked once for all of it, and holds up no other', async () => {
    const s = stockageEnMemoire();
    const other = { acces_user_id: 6, questionnaire_id: 10 };
    for (const each of [reponse(0), reponse(1), reponse(2, other), dizaine])
      keep(REPONSES, s, ALICE, each);
    const send = vi.fn<Envoyer>(async ({ acces_user_id }) =>
      acces_user_id === 5 ? { status: 400, corps: null, retenue: 'Renouvelle-le.' } : ok,
    );
    expect(await sendAll(REPONSES, s, ALICE, send, () => {})).toBe('encore');
    expect(send).toHaveBeenCalledTimes(3);
    expect(listKept(REPONSES, s, ALICE)).toEqual([reponse(0), reponse(1)]);
    expect(
      await sendAll(
        REPONSES,
        s,
        ALICE,
        async () => ok,
        () => {},
      ),
    ).toBe('vide');
    expect(listKept(REPONSES, s, ALICE)).toEqual([]);
  });

  test('is forgotten only after it has been shown', async () => {
    const s = stockageEnMemoire();
    keep(REPONSES, s, ALICE, reponse(0));
    let encoreLa = 0;
    await sendAll(
      REPONSES,
      s,
      ALICE,
      async () => ok,
      () => void (encoreLa = listKept(REPONSES, s, ALICE).length),
    );
    expect(encoreLa).toBe(1);
  });

  test('what another tab has sent meanwhile is not sent again', async () => {
    const s = stockageEnMemoire();
    keep(REPONSES, s, ALICE, reponse(0));
    keep(REPONSES, s, ALICE, reponse(1));
    const send = vi.fn<Envoyer>(async () => {
      s.removeItem(cleOf(REPONSES, ALICE, reponse(1)));
      return ok;
    });
    await sendAll(REPONSES, s, ALICE, send, () => {});
    expect(send).toHaveBeenCalledTimes(1);
  });
});
