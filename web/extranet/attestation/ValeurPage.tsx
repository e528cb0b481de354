import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Empty } from '../../socle/ui/Empty.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import { NumberField } from '../../socle/ui/fields/NumberField.tsx';
import { useForm } from '../../socle/ui/useForm.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { type Gagnee, type Lues, constatEnMots, partDe, tempsEnMots } from './valeur.ts';

export const handle = { lit: [['getValeurAttestation', {}]] } satisfies Handle;

export default function ValeurPage() {
  const { data, error, refetch } = useQuery(callQuery('getValeurAttestation', {}));
  return (
    <>
      <PageHeading lead="Ce qu’un élève doit faire d’un chapitre du rendez-vous pédagogique avant qu’il soit terminé.">
        Attestations
      </PageHeading>
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : data ? (
        <Stack gap="lg">
          <Reglage key={data.valeur.version} {...data.valeur} />
          <Constat {...data} />
        </Stack>
      ) : (
        <Boxes heights={[240, 160]} />
      )}
    </>
  );
}

function Reglage({ auteur, dateModification, version, ...valeur }: Lues['valeur']) {
  const save = useWrite('setValeurAttestation', {
    refreshes: ['getValeurAttestation'],
    says: sentenceOf,
  });
  const { typed, field, refuse } = useForm<Record<keyof typeof valeur, number | null>>(valeur);
  const [busy, setBusy] = useState(false);

  async function onSubmit(): Promise<void> {
    setBusy(true);
    const written = await save({
      lecture: typed.lecture ?? -1,
      bonnes: typed.bonnes ?? -1,
      version,
    });
    setBusy(false);
    refuse(written.ok ? undefined : written.errors);
  }

  return (
    <Part id="reglage" title="Ce qu’il faut">
      <form
        noValidate
        aria-labelledby="reglage"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void onSubmit();
        }}
      >
        <Stack maw="34rem">
          <NumberField
            {...field('lecture')}
            label="Temps de lecture au moins"
            description="En pour cent du temps que demande la longueur du chapitre. L’élève le lit en tête du chapitre. 0&nbsp;: aucun."
            suffix=" %"
            max={100}
          />
          <NumberField
            {...field('bonnes')}
            label="Bonnes réponses au moins"
            description="En dessous, l’élève relit et répond encore une fois, sans apprendre lesquelles étaient justes. 0&nbsp;: répondre suffit."
            suffix=" %"
            max={100}
          />
          <p className={plainStyles.small}>
            Vaut pour les chapitres terminés à partir de maintenant&nbsp;: ce qui est terminé le
            reste.
            {auteur &&
              dateModification &&
              ` Réglé par ${auteur} le ${dayInWords(dateModification)}.`}
          </p>
          <div className={plainStyles.row}>
            <SubmitButton busy={busy} pending="Enregistrement…">
              Enregistrer
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </Part>
  );
}

const COLONNES: readonly Column<Gagnee>[] = [
  {
    head: 'Attestation',
    cell: ({ numero, eleve_id }) => <Link to={`/extranet/eleves/${eleve_id}`}>N° {numero}</Link>,
  },
  { head: 'Délivrée', cell: ({ dateDelivrance }) => dayInWords(dateDelivrance) },
  { head: 'Chapitres', cell: ({ chapitres }) => chapitres, kind: 'figure' },
  { head: 'En', cell: ({ secondes }) => tempsEnMots(secondes), kind: 'figure' },
  {
    head: 'Bonnes réponses',
    cell: (gagnee) => {
      const part = partDe(gagnee);
      return part === null ? '–' : `${gagnee.bonnes} sur ${gagnee.questions} (${part} %)`;
    },
    kind: 'figure',
  },
  { head: 'Essais manqués', cell: ({ essais }) => essais, kind: 'figure' },
];

function Constat({ attestations, valeur }: Lues) {
  const constat = constatEnMots(attestations);
  const parDefaut = valeur.lecture === 0 && valeur.bonnes === 0;
  return (
    <section aria-labelledby="constat">
      <SectionHeading small id="constat">
        Ce que cela laisse passer
      </SectionHeading>
      {parDefaut && (
        <p className={plainStyles.spaced}>
          Tel quel, un chapitre est terminé dès que chaque question a une réponse, juste ou
          fausse&nbsp;: tout le cours peut l’être en quelques secondes.
        </p>
      )}
      {constat ? (
        <>
          <p className={plainStyles.spaced}>{constat}</p>
          <Table label="Dernières attestations" columns={COLONNES} rows={attestations} dense />
        </>
      ) : (
        <Empty title="Aucune attestation">
          Les dernières délivrées s’inscriront ici, avec le temps qu’elles ont demandé.
        </Empty>
      )}
    </section>
  );
}
