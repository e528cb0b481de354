import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { useUpdateLecture } from './compte.calls.ts';
import styles from './panneau.module.css';
import { useUser } from './session.ts';

export function Lecture() {
  const user = useUser();
  const { mutate: updateLecture, isPending, variables } = useUpdateLecture();
  const champ = (reglage: 'motsSimples' | 'texteAere') => ({
    name: reglage,
    value: (isPending ? variables[reglage] : undefined) ?? user[reglage] === 1,
    busy: isPending,
    onChange: (voulu: boolean) =>
      updateLecture(
        { [reglage]: voulu },
        { onError: (error) => tellFailure(error, 'updateLecture') },
      ),
  });
  return (
    <Card className={styles.carte} aria-labelledby="lecture">
      <SectionHeading level={3} id="lecture">
        Ma façon de lire
      </SectionHeading>
      <BoxField
        {...champ('motsSimples')}
        label="Questions en mots simples"
        description={
          'Des phrases courtes. L’examen emploie d’autres mots\u00a0: tu peux les voir à chaque question.'
        }
      />
      <BoxField
        {...champ('texteAere')}
        label="Texte aéré"
        description="Plus d’espace entre les lettres, les mots et les lignes."
      />
    </Card>
  );
}
