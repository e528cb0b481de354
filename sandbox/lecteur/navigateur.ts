{
  const one = (where: string) => document.querySelector<HTMLElement>(where)!;
  const exercice = one('#exercice');
  const situations = [...exercice.querySelectorAll('fieldset')];
  const manque = one('#manque');
  const parts = ['#attente', '#exercice', '#resultat', '#refus'];
  const bouton = document.querySelector<HTMLButtonElement>('#exercice button')!;

  const show = (which: string) => {
    for (const part of parts) one(part).hidden = part !== which;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>(`${which} :not([hidden]) > h1, ${which} > h1`)?.focus();
  };
  const refuse = (why: string) => {
    one('#refus p').textContent = why;
    show('#refus');
  };

  interface AnswerOfSchool {
    status: number;
    message: string;
    partie: string;
    retour: string;
    points: number;
    sur: number;
    transmis: string;
    corrections: { titre: string; juste: boolean; bonne: string; explication: string }[];
  }
  const post = async (path: string, body: object): Promise<AnswerOfSchool> => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!answer) return { status: 0, message: 'Pas de réseau. Réessaie.' } as AnswerOfSchool;
    return { ...((await answer.json()) as AnswerOfSchool), status: answer.status };
  };

  let partie = '';
  let at = 0;

  const begin = async () => {
    const jeton = new URLSearchParams(location.hash.slice(1)).get('jeton');
    // The token leaves the address, history and screen at once.
    history.replaceState(null, '', location.pathname);
    if (!jeton) return refuse('Lance l’exercice depuis Mes accès : il s’ouvre avec un jeton.');
    const { status, message, ...opened } = await post('ouvrir', { jeton });
    if (status !== 200) return refuse(message);
    partie = opened.partie;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.retour'))
      link.href = opened.retour;
    show('#exercice');
  };

  const finish = async () => {
    const reponses = situations.map((each) =>
      Number(each.querySelector<HTMLInputElement>(':checked')!.value),
    );
    bouton.disabled = true;
    const { status, message, points, sur, transmis, corrections } = await post('terminer', {
      partie,
      reponses,
    });
    bouton.disabled = false;
    if (status !== 200) {
      manque.textContent = message;
      return;
    }
    one('#resultat h1').textContent = `${points} sur ${sur}`;
    one('#transmis').textContent = transmis;
    one('#resultat ol').replaceChildren(
      ...corrections.map(({ titre, juste, bonne, explication }) => {
        const row = document.createElement('li');
        const [verdict, why] = [document.createElement('p'), document.createElement('p')];
        verdict.className = juste ? 'juste' : 'faux';
        verdict.textContent = `${juste ? '✓ Bien vu' : '✗ À revoir'} · ${titre}`;
        why.textContent = juste ? explication : `${bonne}. ${explication}`;
        row.append(verdict, why);
        return row;
      }),
    );
    show('#resultat');
  };

  exercice.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!situations[at]!.querySelector(':checked')) {
      manque.textContent = 'Choisis d’abord une réponse.';
      return;
    }
    manque.textContent = '';
    if (at === situations.length - 1) return void finish();
    situations[at]!.hidden = true;
    at += 1;
    situations[at]!.hidden = false;
    show('#exercice');
  });

  for (const mark of document.querySelectorAll<SVGElement>('[data-choix]'))
    mark.addEventListener('click', () => one(`#${mark.dataset.choix!}`).click());

  void begin();
}
