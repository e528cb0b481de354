import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { codes } from '../../../droit/codes.ts';
import type { Ensuite } from '../../../regles/question.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Segments } from '../../socle/ui/Segments.tsx';
import type { FormeEcrite } from './saisie.ts';

const { du } = codes.CVP2027;
const REFRESHED = { refreshes: ['getQuestions', 'getQuestionExtranet', 'getVersions'] } as const;

const FORMES = [
  { value: 'actuelle', label: 'Aujourd’hui' },
  { value: 'suivante', label: `À partir du ${dateInWords(du)}` },
] as const;

const SUITES = [
  { value: 'tient', label: 'Elle tient' },
  { value: 'change', label: 'Elle change' },
  { value: 'tombe', label: 'Elle tombe' },
] as const;

const DITES: Record<Ensuite, string> = {
  tient: 'La question se pose telle qu’aujourd’hui.',
  change: 'Cette forme se pose à qui passe l’examen à partir de ce jour.',
  tombe: 'La question ne se pose plus à qui passe l’examen à partir de ce jour.',
};

interface FormesProps {
  id: number;
  forme: FormeEcrite;
  change: (forme: FormeEcrite) => void;
  /** The fields; without them where the question holds or falls. */
  children: ReactNode;
}

/** Until its day the next code’s form has a tab of its own. */
export function Formes({ id, forme, change, children }: FormesProps) {
  if (new Date(serverNow()).toISOString().slice(0, 10) >= du) return children;
  return (
    <>
      <Segments
        label="Quelle forme de la question"
        value={forme}
        onChange={change}
        options={FORMES}
      />
      {forme === 'suivante' ? (
        <Suite key={id} id={id} reread={() => change('suivante')}>
          {children}
        </Suite>
      ) : (
        children
      )}
    </>
  );
}

function Suite({ id, reread, children }: { id: number; reread: () => void; children: ReactNode }) {
  const { data } = useQuery(callQuery('getQuestionExtranet', { id }));
  const [voulue, setVoulue] = useState<Ensuite | null>(null);
  const say = useWrite('setEnsuite', REFRESHED);
  if (!data) return null;
  const dite = data.ensuite ?? 'tient';
  const suite = voulue ?? dite;

  const choose = async (ensuite: Ensuite) => {
    if (ensuite === suite) return;
    if (ensuite === 'change') return setVoulue(ensuite);
    if (data.suivante && !(await confirm(LAISSER))) return;
    if (ensuite !== dite && !(await say({ id, ensuite })).ok) return;
    setVoulue(ensuite);
    reread();
  };

  return (
    <>
      <Segments
        label="Ce que devient la question"
        value={suite}
        onChange={(ensuite) => void choose(ensuite)}
        options={SUITES}
      />
      <p className={plainStyles.small}>{DITES[suite]}</p>
      {suite === 'change' && children}
    </>
  );
}

const LAISSER = {
  title: 'Laisser cette forme\u202f?',
  message: 'Elle ne se posera plus. Elle reste dans l’historique, d’où elle peut revenir.',
  yes: 'Laisser cette forme',
};
