import { type Constat, eleve, flood, measure, ms, p99 } from './client.ts';

const REPONSES = 50;

/** What one learner's session can cost the others; and fifty kept answers at once still get through. */
export async function session(origin: string): Promise<Constat[]> {
  const autre = await eleve(origin, 'eleve@demo.be');
  const auRepos = p99(await measure(autre.question, (n) => n < 60));
  const lui = await eleve(origin, 'eleve2@demo.be');

  const vues = new Set<unknown>();
  const restart = async () => {
    const begun = await lui.appel('addQuestionnaire', lui.ou);
    if (begun.status !== 200) return begun;
    const { questionnaire_id } = begun.corps;
    vues.add(questionnaire_id);
    return lui.appel('stopSerie', { ...lui.ou, questionnaire_id });
  };
  await flood(restart, { aLaFois: 4, secondes: 3.5 });
  const tentatives = vues.size;

  let over = false;
  const historique = () => lui.appel('getThemes', { ...lui.ou, historique: 1 });
  const [statuts, questions] = await Promise.all([
    flood(historique, { aLaFois: 8, secondes: 5 }).finally(() => (over = true)),
    measure(autre.question, () => !over),
  ]);
  const pendant = p99(questions);
  const recues = await reponsesGardees(autre);
  return [
    {
      mesure: 'tentatives d’une session en 3,5 s',
      valeur: tentatives,
      borne: '≤ 200',
      tenu: tentatives > 0 && tentatives <= 200,
    },
    {
      mesure: `une question d’un autre pendant que l’historique est demandé sans fin, p99 (${JSON.stringify(statuts)})`,
      valeur: ms(pendant),
      borne: `≤ 2 × ${ms(auRepos)}`,
      tenu: pendant <= 2 * auRepos,
    },
    {
      mesure: 'réponses gardées puis envoyées ensemble, enregistrées',
      valeur: recues,
      borne: `${REPONSES}`,
      tenu: recues === REPONSES,
    },
  ];
}

/** The answers to a whole attempt, all at the same moment; how many were taken. */
async function reponsesGardees({ appel, ou }: Awaited<ReturnType<typeof eleve>>): Promise<number> {
  const { corps } = await appel('getQuestionnaire', ou);
  const { questions, questionnaire_id } = corps.questions as {
    questions: number[];
    questionnaire_id: number;
  };
  const answers = await Promise.all(
    questions.map((question, questionKey) =>
      appel('addReponse', { ...ou, question, questionKey, letter: 'a', questionnaire_id }),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}
