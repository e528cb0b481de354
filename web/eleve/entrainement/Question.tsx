import { useDuree } from '../questions/index.ts';
import {
  type Acces,
  accesOf,
  EcranQuestion,
  Progression,
  type ReponseGardee,
  type ReponsesEnAttente,
  useDonnee,
  Voix,
} from '../tentatives/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Dizaine } from './entrainement.calls.ts';
import { retourOf, versDizaine, versQuestion } from './liens.ts';

interface Props {
  acces: Acces;
  dizaine: Dizaine;
  questionKey: number;
  question: Dizaine['questions'][number];
  attentes: ReponsesEnAttente<'dizaine'>;
  gardee: ReponseGardee<'dizaine'> | undefined;
}

const SUITES = {
  reviendra: 'Elle reviendra dans tes erreurs.',
  encore: 'Encore une bonne réponse, plus tard, et elle quitte tes erreurs.',
  sue: 'Tu la sais maintenant\u00a0: elle n’est plus dans tes erreurs.',
} as const;

export function Question({ acces, dizaine, questionKey, question, attentes, gardee }: Props) {
  const duree = useDuree();
  const donnee = useDonnee(question, gardee, attentes.essais);
  const { datas, suite } = question;
  const { dizaine_id, libelle, questions } = dizaine;
  const nombre = questions.length;
  const { acces_id } = acces;
  const adresseOf = (key: number) => versQuestion(acces_id, dizaine_id, key);
  return (
    <EcranQuestion
      retour={retourOf(acces_id)}
      lieu={{ libelle, numero: questionKey + 1, nombre }}
      outils={<Voix question={datas} />}
      progression={
        <Progression
          libelle={libelle}
          position={questionKey}
          nombre={nombre}
          reponses={questions.map(({ reponse }) => reponse ?? '?')}
        />
      }
      question={datas}
      questionKey={questionKey}
      nombre={nombre}
      {...donnee}
      donner={(letter) =>
        attentes.queue?.donner({
          ...accesOf(acces),
          dizaine_id,
          question: datas.id,
          questionKey,
          letter,
          duree: duree(),
          donneeLe: Date.now(),
        })
      }
      suite={suite && <p className={plainStyles.dimmed}>{SUITES[suite]}</p>}
      attentes={attentes}
      precedente={questionKey > 0 ? adresseOf(questionKey - 1) : null}
      suivante={questionKey < nombre - 1 ? adresseOf(questionKey + 1) : null}
      fin={{ to: versDizaine(acces_id, dizaine_id), label: 'Voir le bilan' }}
    />
  );
}
