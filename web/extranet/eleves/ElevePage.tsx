import { MON_PROFIL } from '../../../regles/adresses.ts';
import { useMay } from '../cadre/index.ts';
import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Badge, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { keepRegard } from '../../socle/kernel/regard.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useFicheLue } from '../../socle/kernel/useFicheLue.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Facts } from '../../socle/ui/Facts.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { dateInWords, dayInWords } from '../../socle/ui/dates.ts';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useOpenInAddress } from '../../socle/ui/useOpenInAddress.ts';
import { Attestations } from './Attestations.tsx';
import { AccesDonnes } from './AccesDonnes.tsx';
import { Courrier } from './Courrier.tsx';
import { Effacer } from './Effacer.tsx';
import { EleveForm, useEleve } from './EleveForm.tsx';
import { RegistreLu } from './RegistreLu.tsx';
import { SessionsOuvertes } from './SessionsOuvertes.tsx';
import { Suivi } from './Suivi.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './eleves.module.css';
import { type Eleve, type EleveLu, type Saisie, nomOfEleve } from './saisie.ts';
import { colonnesDePaiement } from '../../argent/paiement/index.ts';
import { Table } from '../../socle/ui/Table.tsx';

export default function ElevePage() {
  const { user_id } = useParams();
  return <Page key={user_id} id={Number(user_id)} />;
}

function Page({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getEleve', { id }));
  const may = useMay();
  const fiche = useFicheLue(useEleve());
  const { place, titre } = useFicheEnPlace(fiche);
  useOpenInAddress(
    'modifier',
    fiche.form.id,
    (wanted) => void fiche.pick(wanted === id && may('editEleve') ? { id } : null),
    Boolean(data),
  );
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Boxes titled heights={[180, 220, 220]} />;
  const { eleve, produits, mails, sessions } = data;
  return (
    <>
      <PageHeading lead={<Lead eleve={eleve} />} actions={<Actes eleve={eleve} fiche={fiche} />}>
        {nomOfEleve(eleve)}
      </PageHeading>
      <Stack gap="lg">
        {error && <Failure part error={error} retry={refetch} />}
        <div ref={place} className={styles.fiche}>
          {fiche.form.id === null ? (
            <Identite eleve={eleve} titre={titre} />
          ) : (
            <EleveForm fiche={fiche} />
          )}
        </div>
        <AccesDonnes eleve={eleve} produits={produits} />
        <Suivi id={eleve.id} />
        {may('getAttestationsExtranet') && <Attestations id={eleve.id} />}
        {may('getPaiementsExtranet') && <Paiements id={eleve.id} />}
        {may('endSessionExtranet') && (
          <div className={styles.deux}>
            <Courrier mails={mails} />
            <SessionsOuvertes user_id={eleve.id} sessions={sessions} />
          </div>
        )}
      </Stack>
    </>
  );
}

function Lead({ eleve }: { eleve: Eleve }) {
  return (
    <Group gap="xs">
      <a className={plainStyles.anywhere} href={`mailto:${eleve.email}`}>
        {eleve.email}
      </a>
      {eleve.confirme === 0 && <Badge color="warning">Non confirmé</Badge>}
      {eleve.dateEffacement && (
        <Badge color="danger">Effacement demandé pour le {dayInWords(eleve.dateEffacement)}</Badge>
      )}
    </Group>
  );
}

type Fiche = ReturnType<typeof useFicheLue<EleveLu, Saisie>>;

/** The form replaces the facts, so focus and scroll follow. */
function useFicheEnPlace({ form: { id, formRef } }: Fiche) {
  const place = useRef<HTMLDivElement>(null);
  const titre = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    const heading = formRef.current?.querySelector('h2') ?? titre.current;
    heading?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: id === null ? 'nearest' : 'start' });
  }, [id, formRef]);
  return { place, titre };
}

const REFRESHED = { refreshes: ['getEleve'] } as const;
const TOUT_DIRE = { ...REFRESHED, says: sentenceOf };

function Actes({ eleve, fiche }: { eleve: Eleve; fiche: Fiche }) {
  const navigate = useNavigate();
  const sendPassword = useWrite('sendPassword', TOUT_DIRE);
  const sendConfirmation = useWrite('sendConfirmation', TOUT_DIRE);
  const openRegard = useWrite('openRegard', TOUT_DIRE);
  const erasing = useDialog();
  const may = useMay();
  const { id } = eleve;

  async function seeAs(): Promise<void> {
    const { ok, ...opened } = await openRegard({ id });
    if (!ok || !('output' in opened)) return;
    const { token, dateFin, nom, avecRegistre } = opened.output;
    const retour = `/extranet/eleves/${id}`;
    if (keepRegard({ token, id, nom, dateFin, avecRegistre, retour })) location.assign(MON_PROFIL);
    else
      toast({
        kind: 'error',
        title: 'Oups !',
        message: 'Ce navigateur ne garde rien.',
        sujet: 'openRegard',
      });
  }

  // Unsaved input could not be saved after the erasure, so it is settled before.
  const erase = async () => (await fiche.pick(null)) && erasing.open();

  if (!may('editEleve')) return null;
  return (
    <Group gap="xs" className={styles.actes ?? ''}>
      <Button onClick={() => void fiche.pick({ id })}>Modifier la fiche</Button>
      {may('getJournal') && (
        <Button
          variant="default"
          component={Link}
          to={`/extranet/journal?objet=eleve&objet_id=${id}`}
        >
          Journal de l’élève
        </Button>
      )}
      {eleve.confirme === 1 ? (
        <>
          <Button variant="default" onClick={() => void seeAs()}>
            Voir comme l’élève
          </Button>
          <Button variant="default" onClick={() => void sendPassword({ id })}>
            Envoyer un nouveau mot de passe
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => void sendConfirmation({ id })}>
          Renvoyer la confirmation
        </Button>
      )}
      <Button color="danger" variant="outline" onClick={() => void erase()}>
        Supprimer
      </Button>
      <Effacer
        {...erasing}
        qui={eleve}
        onClose={erasing.close}
        onDone={() => void navigate('/extranet/eleves')}
      />
    </Group>
  );
}

function Identite({ eleve, titre }: { eleve: Eleve; titre: Ref<HTMLHeadingElement> }) {
  const may = useMay();
  const { dateNaissance, rue, localite, codePostal } = eleve;
  const adresse = [rue, [codePostal, localite].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <Part id="identite" title="Identité" heading={titre}>
      <Facts
        facts={{
          'Date de naissance': dateNaissance ? dateInWords(dateNaissance) : 'Inconnue',
          'Numéro de registre national':
            eleve.avecRegistre === 0 ? (
              'Aucun'
            ) : may('getRegistre') ? (
              <RegistreLu id={eleve.id} />
            ) : (
              'Connu de l’école'
            ),
          Adresse: adresse.join(', ') || 'Inconnue',
          Contrat: eleve.contratSigne === 1 ? 'Signé' : 'Pas signé',
          Newsletter: eleve.newsletter === 1 ? 'La reçoit' : 'Ne la reçoit pas',
          Téléphone: eleve.telephone ? <Telephone numero={eleve.telephone} /> : 'Inconnu',
          ...((eleve.parentNom || eleve.parentTelephone || eleve.parentEmail) && {
            'Parent ou tuteur': <Parent eleve={eleve} />,
          }),
          ...(eleve.note && { 'Note de l’école': eleve.note }),
          Inscription: dayInWords(eleve.dateCreation),
          'Mot de passe': eleve.avecMotDePasse === 1 ? 'Choisi' : 'Pas encore choisi',
        }}
      />
    </Part>
  );
}

const Telephone = ({ numero }: { numero: string }) => (
  <a href={`tel:${numero.replace(/[^\d+]/g, '')}`}>{numero}</a>
);

function Parent({ eleve: { parentNom, parentTelephone, parentEmail } }: { eleve: Eleve }) {
  return (
    <ul className={plainStyles.column}>
      {parentNom && <li>{parentNom}</li>}
      {parentTelephone && (
        <li>
          <Telephone numero={parentTelephone} />
        </li>
      )}
      {parentEmail && (
        <li>
          <a className={plainStyles.anywhere} href={`mailto:${parentEmail}`}>
            {parentEmail}
          </a>
        </li>
      )}
    </ul>
  );
}

const COLONNES = colonnesDePaiement('getFacturePdfExtranet');

function Paiements({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getPaiementsExtranet', { id }));
  return (
    <Part bare id="paiements" title="Paiements">
      {error ? (
        <Failure part error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton height={96} aria-busy="true" />
      ) : data.paiements.length === 0 ? (
        <p className={plainStyles.dimmed}>Aucun paiement pour l’instant.</p>
      ) : (
        <Table label="Paiements" columns={COLONNES} rows={data.paiements} dense />
      )}
    </Part>
  );
}
