import type { OutputOf } from '../../../contract/index.ts';
import { marque } from '../../../marque.ts';
import { majuscule } from '../../../regles/ecriture.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign, type SignProps } from '../../socle/ui/Sign.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import { type Comparee, INCOMPLET } from './readVerdict.ts';
import styles from './Verifier.module.css';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { call } from '../../socle/kernel/call.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

type Verdict = OutputOf<'verifyAttestation'>;

const DIT: Record<Verdict['etat'], { kind: SignProps['kind']; titre: string; mots: string }> = {
  authentique: {
    kind: 'success',
    titre: 'Attestation authentique',
    mots: `Elle a été délivrée par ${marque.exploitant.nom}, et elle vaut toujours. Compare le numéro, les initiales et les dates avec ceux du document.`,
  },
  remplacée: {
    kind: 'warning',
    titre: 'Attestation remplacée',
    mots: 'Elle a été délivrée, mais une autre l’a remplacée\u00a0: celle-ci ne vaut plus rien. Demande la nouvelle à son titulaire.',
  },
  retirée: {
    kind: 'error',
    titre: 'Attestation retirée',
    mots: 'Elle a été délivrée, mais l’auto-école l’a retirée\u00a0: elle ne vaut plus rien.',
  },
  inconnue: {
    kind: 'error',
    titre: 'Attestation inconnue',
    mots: 'Aucune attestation ne porte ce code. Compare-le, signe par signe, avec celui du document.',
  },
};

interface Props {
  code: string;
  /** Posted without scripts. */
  comparaison: Comparee | null;
}

/** Only initials and dates of the learner are shown. */
export function Resultat({ etat, attestation, code, comparaison }: Verdict & Props) {
  const { kind, titre, mots } = DIT[etat];
  return (
    <Card className={styles.resultat} data-kind={kind} aria-labelledby="resultat">
      <div className={styles.verdict}>
        <Sign kind={kind} size={40} />
        <SectionHeading id="resultat">{titre}</SectionHeading>
      </div>
      <p>{mots}</p>
      {attestation && (
        <dl className={styles.fiche}>
          <dt>Numéro</dt>
          <dd>{attestation.numero}</dd>
          <dt>Initiales</dt>
          <dd>{attestation.initiales ?? 'Effacées à la demande de son titulaire'}</dd>
          <dt>Cours commencé le</dt>
          <dd>{dayInWords(attestation.dateDebut)}</dd>
          <dt>Cours terminé le</dt>
          <dd>{dayInWords(attestation.dateFin)}</dd>
          <dt>Délivrée le</dt>
          <dd>{dayInWords(attestation.dateDelivrance)}</dd>
          {attestation.dateCloture && (
            <>
              <dt>{majuscule(etat)} le</dt>
              <dd>{dayInWords(attestation.dateCloture)}</dd>
            </>
          )}
        </dl>
      )}
      {attestation && attestation.initiales !== null && (
        <Comparer key={code} code={code} comparaison={comparaison} />
      )}
      {attestation?.initiales === null && (
        <p>
          Le titulaire de cette attestation a fait effacer ses données&nbsp;: nous ne pouvons plus
          confirmer à qui elle a été délivrée.
        </p>
      )}
    </Card>
  );
}

/** Answers yes or no to somebody who holds an identity card; works without scripts. */
function Comparer({ code, comparaison }: Props) {
  const [nom, setNom] = useState(comparaison?.nom ?? '');
  const [dateNaissance, setDateNaissance] = useState(comparaison?.dateNaissance ?? '');
  const [dite, setDite] = useState(comparaison);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = { nom: nom.trim(), dateNaissance };
    if (typed.nom === '' || dateNaissance === '')
      return setDite({ ...typed, oui: null, echec: INCOMPLET });
    setBusy(true);
    try {
      const { oui } = await call('compareAttestation', { code, ...typed });
      setDite({ ...typed, oui: oui === 1, echec: null });
    } catch (error) {
      setDite({ ...typed, oui: null, echec: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <form
      className={`${plainStyles.stack} ${styles.comparer}`}
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      aria-labelledby="comparer"
      noValidate
    >
      <h3 id="comparer">Est-ce bien la sienne&#8239;?</h3>
      <p>Un papier peut être retouché&nbsp;: tape ce que dit la carte d’identité.</p>
      <TextInput
        name="nom"
        size="md"
        label="Prénom et nom"
        autoComplete="off"
        maxLength={200}
        value={nom}
        onChange={(event) => setNom(event.currentTarget.value)}
      />
      <TextInput
        name="dateNaissance"
        type="date"
        size="md"
        label="Date de naissance"
        autoComplete="off"
        value={dateNaissance}
        onChange={(event) => setDateNaissance(event.currentTarget.value)}
      />
      <div className={plainStyles.row}>
        <SubmitButton size="md" busy={busy} pending="Comparaison…">
          Comparer
        </SubmitButton>
      </div>
      <div aria-live="polite">{dite && <Reponse {...dite} />}</div>
    </form>
  );
}

function Reponse({ oui, echec }: Comparee) {
  if (echec)
    return (
      <p className={styles.reponse} data-kind="error">
        <Sign kind="error" size={24} /> {echec}
      </p>
    );
  return (
    <p className={styles.reponse} data-kind={oui ? 'success' : 'error'}>
      <Sign kind={oui ? 'success' : 'error'} size={24} />
      {oui
        ? 'Oui\u00a0: cette attestation est à ce nom et à cette date de naissance.'
        : 'Non\u00a0: cette attestation n’est pas à ce nom et à cette date de naissance. Vérifie ce que tu as tapé\u202f; si c’est juste, le document a été retouché ou n’est pas à cette personne.'}
    </p>
  );
}
