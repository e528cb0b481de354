import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '../../../regles/lettres.ts';
import { ChapitreLu } from '../../eleve/cours/index.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import type { Saisie } from './saisie.ts';

export function Apercu({ typed, ...dialog }: DialogState & { typed: Saisie }) {
  return (
    <Dialog {...dialog} size="48rem" title="Ce que verra l’élève">
      {dialog.opened && <Chapitre {...typed} />}
    </Dialog>
  );
}

function Chapitre({ libelle, texte, questions }: Saisie) {
  const [choix, setChoix] = useState<Record<number, Letter>>({});
  const read = useQueries({
    queries: questions.map(({ id }) => callQuery('getQuestionExtranet', { id })),
  });
  return (
    <ChapitreLu
      termine={false}
      libelle={libelle || '…'}
      niveau={2}
      texte={texte}
      questions={questions.map(({ id }, at) => ({
        id,
        posee: read[at]!.error
          ? `La question n° ${id} n’a pas pu être lue.`
          : (read[at]!.data?.question ?? null),
      }))}
      choix={choix}
      choose={(id, lettre) => setChoix({ ...choix, [id]: lettre })}
    />
  );
}
