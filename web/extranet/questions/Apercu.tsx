import { type Ref, useState } from 'react';
import type { Letter } from '../../../regles/lettres.ts';
import { QuestionPosee } from '../../eleve/questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Segments } from '../../socle/ui/Segments.tsx';
import { usePicture } from '../../socle/ui/fields/FileField.tsx';
import styles from './banque.module.css';
import type { ImageDessinee } from './scene/EditeurScene.tsx';
import { type Saisie, donneeOf, poseeOf } from './saisie.ts';

const ETATS = [
  { value: 'avant', label: 'Avant de répondre' },
  { value: 'apres', label: 'Après' },
] as const;
const PAS_REPONDU = { reponse: null, bonne: null, correction: null };

const keptOf = ({ libelleImage, sansImage, present }: Saisie) =>
  libelleImage || sansImage ? null : present;

const drawnOf = ({ scene, present }: Saisie, dessin: ImageDessinee | null) =>
  scene.trim() ? (dessin?.adresse ?? present) : null;

interface Props {
  typed: Saisie;
  dessin: ImageDessinee | null;
  ref: Ref<HTMLHeadingElement>;
}

export function Apercu({ typed, dessin, ref }: Props) {
  const [etat, setEtat] = useState<'avant' | 'apres'>('avant');
  const [choix, setChoix] = useState<Letter | null>(null);
  const photo = usePicture(typed.libelleImage);
  const question = poseeOf(
    typed,
    typed.dessinee ? drawnOf(typed, dessin) : (photo ?? keptOf(typed)),
    typed.dessinee ? (dessin?.vue ?? null) : null,
  );
  // A picked answer may have been emptied since.
  const pris = choix && question[choix] !== null ? choix : null;
  const avant = etat === 'avant';
  return (
    <Card aria-label="Aperçu">
      <SectionHeading level={3} ref={ref}>
        Ce que verra l’élève
      </SectionHeading>
      <Segments label="Moment de l’aperçu" value={etat} onChange={setEtat} options={ETATS} />
      <div className={styles.telephone} lang={typed.langue.toLowerCase()}>
        <QuestionPosee
          question={question}
          donnee={avant ? PAS_REPONDU : donneeOf(typed, pris)}
          answer={avant ? { par: 'choix', choix: pris, choose: setChoix } : null}
          niveau={2}
        />
      </div>
    </Card>
  );
}
